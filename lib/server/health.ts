import "server-only";
import { isProviderVariable } from "@/lib/contact/server/provider";
import { probeStore, within } from "./database/database";
import type { ServerEnv } from "./env";
import { probeMail } from "./mail";

/** A part that has not answered by then counts as failed. */
const PROBE_LIMIT_MS = 1_000;

interface Part {
  isConfigured: boolean;
  /** Its variables are half set or wrong, so that it is off although its owner wants it. */
  isMisconfigured: boolean;
  /** Asks the part itself; throws when it fails. Absent where there is nothing to ask. */
  probe?: () => Promise<void>;
}

export type HealthState = "off" | "misconfigured" | "configured" | "ok" | "failed";

function listParts({
  problems,
  siteOrigin,
  contactProvider,
  smtp,
  secret,
  databaseUrl,
}: ServerEnv): Record<string, Part> {
  const isWrong = (variables: RegExp) => problems.some(({ variable }) => variables.test(variable));
  return {
    // The provider has no address that could be asked without sending a message.
    contact: {
      isConfigured: contactProvider !== null,
      isMisconfigured: problems.some(({ variable }) => isProviderVariable(variable)),
    },
    mail: {
      isConfigured: smtp !== null,
      // Without an address to lead back to, no mail with a link is sent.
      isMisconfigured: isWrong(/^SMTP_/) || (smtp !== null && siteOrigin === null),
      probe: smtp ? () => probeMail(smtp) : undefined,
    },
    auth: {
      isConfigured: secret !== null,
      isMisconfigured: isWrong(/^(?:NEXTAUTH_SECRET$|GITHUB_|GOOGLE_|OIDC_)/),
    },
    db: {
      isConfigured: secret !== null && databaseUrl !== null,
      isMisconfigured: isWrong(/^DATABASE_URL$/),
      probe: probeStore,
    },
  };
}

async function examine({ isConfigured, isMisconfigured, probe }: Part, deep: boolean): Promise<HealthState> {
  if (isMisconfigured) return "misconfigured";
  if (!isConfigured) return "off";
  if (!deep || !probe) return "configured";
  return within(PROBE_LIMIT_MS, probe()).then(
    () => "ok",
    () => "failed",
  );
}

/**
 * The state of every part by name. Without `deep` it only tells what is switched on and is always healthy, so that a
 * dead mail server never makes an orchestrator restart the site; with it, every part that the owner wants has to work.
 */
export async function checkHealth(env: ServerEnv, deep: boolean) {
  const parts = Object.entries(listParts(env));
  const states = await Promise.all(parts.map(async ([name, part]) => [name, await examine(part, deep)] as const));
  return {
    isHealthy: !deep || states.every(([, state]) => state !== "failed" && state !== "misconfigured"),
    checks: Object.fromEntries(states) satisfies Record<string, HealthState>,
  };
}
