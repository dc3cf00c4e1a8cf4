import "server-only";
import { isProviderVariable } from "@/lib/contact/server/provider";
import { probeStore } from "./database/with-store";
import type { ServerEnv } from "./env";
import type { HealthCheck } from "./health";
import { probeMail } from "./mail/probe-mail";

/** The parts that `GET /api/health` tells of, each judged by the settings of `env` and, where it can be, by asking it. */
export function listHealthChecks(env: ServerEnv): HealthCheck[] {
  const { problems, siteOrigin, contactProvider, smtp, secret, databaseUrl } = env;
  const isWrong = (variables: RegExp) => problems.some(({ variable }) => variables.test(variable));
  return [
    // The provider has no address that could be asked without sending a message.
    {
      name: "contact",
      isConfigured: contactProvider !== null,
      isMisconfigured: problems.some(({ variable }) => isProviderVariable(variable)),
    },
    {
      name: "mail",
      isConfigured: smtp !== null,
      // Without an address to lead back to, no mail with a link is sent.
      isMisconfigured: isWrong(/^SMTP_/) || (smtp !== null && siteOrigin === null),
      probe: smtp ? () => probeMail(smtp) : undefined,
    },
    {
      name: "auth",
      isConfigured: secret !== null,
      isMisconfigured: isWrong(/^(?:NEXTAUTH_SECRET$|GITHUB_|GOOGLE_|OIDC_)/),
    },
    {
      name: "db",
      isConfigured: secret !== null && databaseUrl !== null,
      isMisconfigured: isWrong(/^DATABASE_URL$/),
      probe: probeStore,
    },
  ];
}
