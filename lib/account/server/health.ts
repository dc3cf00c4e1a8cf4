import "server-only";
import { probeStore, readDatabase } from "@/lib/server/database/database";
import { getEnv } from "@/lib/server/env";
import { probeMail, readSmtp } from "@/lib/server/mail";
import { readProviders } from "./providers";

/** What `/api/health` says of all that accounts need. */
export function listAccountParts() {
  const { secret, siteOrigin, problems } = getEnv();
  const smtp = readSmtp();
  const { values } = smtp;
  const database = readDatabase();
  return {
    mail: {
      values,
      problems: values && !siteOrigin ? ["SITE_URL"] : smtp.problems,
      probe: values ? () => probeMail(values) : undefined,
    },
    auth: {
      values: secret,
      problems: [...problems.filter(({ variable }) => variable === "NEXTAUTH_SECRET"), ...readProviders().problems],
    },
    db: { values: secret && database.values, problems: database.problems, probe: probeStore },
  };
}
