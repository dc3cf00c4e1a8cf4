import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { explainMailFailure, probeMail } from "@/lib/server/mail";
import type { Problem, Settings } from "@/lib/settings";
import type { Finding } from "./finding";

/** Long enough for a free plan's database, which sleeps while nobody uses it. */
const TIMEOUT_SECONDS = 10;
const TIMEOUT_MS = TIMEOUT_SECONDS * 1000;

async function probeDatabase(connectionString: string): Promise<void> {
  // Longer than the doctor waits, which says it in its own words.
  const timeouts = { connectionTimeoutMillis: 2 * TIMEOUT_MS, query_timeout: 2 * TIMEOUT_MS };
  const client = new pg.Client({ connectionString, ...timeouts });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    await client.end();
  }
}

export function summariseError(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return summariseError(error.errors[0]);
  // The message of an OpenSSL error is a line of C code.
  if (error instanceof Error && "reason" in error && typeof error.reason === "string") return error.reason;
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}

async function checkDatabase(url: string): Promise<Problem[]> {
  const failure = await Promise.race([
    probeDatabase(url).then(() => null, summariseError),
    wait(TIMEOUT_MS, `no answer within ${TIMEOUT_SECONDS} seconds`, { ref: false }),
  ]);
  if (failure === null) return [];
  const fix = "Correct the setting, or start the server. If only the site's host can reach it, run the doctor there.";
  return [{ severity: "error", field: "DATABASE_URL", problem: `could not be used: ${failure}`, fix }];
}

async function checkMail(smtp: NonNullable<Settings["smtp"]>): Promise<Problem[]> {
  try {
    await probeMail(smtp);
    return [];
  } catch (error) {
    const { field, problem, advice: fix } = explainMailFailure(error);
    return [{ severity: "error", field, problem: `could not be used: ${problem} (${summariseError(error)})`, fix }];
  }
}

/** Connects to the servers that the settings name, and signs in to them. */
export async function checkServers(
  { database, smtp }: Settings,
  { hasAccounts }: { hasAccounts: boolean },
  findFile: (variable: string) => string,
): Promise<Finding[]> {
  if (!hasAccounts) return [];
  const { url, isServer } = database;
  const checks = [url && isServer ? checkDatabase(url) : [], smtp ? checkMail(smtp) : []];
  const problems = (await Promise.all(checks)).flat();
  return problems.map((problem) => ({ ...problem, file: findFile(problem.field) }));
}
