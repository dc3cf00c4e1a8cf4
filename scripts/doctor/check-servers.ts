import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { portfolio } from "@/lib/portfolio/portfolio";
import { probeMail } from "@/lib/server/mail";
import type { Settings } from "@/lib/settings";
import type { Finding } from "./finding";

const TIMEOUT_MS = 3_000;

async function probeDatabase(connectionString: string): Promise<void> {
  const timeouts = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const client = new pg.Client({ connectionString, ...timeouts });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    await client.end();
  }
}

export function describeFailure(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describeFailure(error.errors[0]);
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}

/** Connects to the servers that the settings name. */
export async function checkServers(
  { database, smtp }: Settings,
  findFile: (variable: string) => string,
): Promise<Finding[]> {
  if (!portfolio.accounts) return [];
  const { url, isServer } = database;
  async function check(field: string, probe: () => Promise<unknown>): Promise<Finding[]> {
    const failure = await Promise.race([
      probe().then(() => null, describeFailure),
      wait(TIMEOUT_MS, "no answer within 3 seconds", { ref: false }),
    ]);
    if (failure === null) return [];
    const fix = "Correct the setting, or start the server. If only the site's host can reach it, run the doctor there.";
    return [{ severity: "error", file: findFile(field), field, problem: `could not be used: ${failure}`, fix }];
  }
  const checks = [
    url && isServer ? check("DATABASE_URL", () => probeDatabase(url)) : [],
    smtp ? check("SMTP_HOST", () => probeMail(smtp)) : [],
  ];
  return (await Promise.all(checks)).flat();
}
