import { setTimeout as wait } from "node:timers/promises";
import { listAccountParts } from "@/lib/account/server/health"; // accounts
import { readContactProvider } from "@/lib/contact/server/provider";

/** A part that has not answered by then counts as failed. */
const PROBE_LIMIT_MS = 1_000;

interface Part {
  /** Null where it is switched off. */
  values: unknown;
  /** Its variables are half set or wrong, so that it is off although its owner wants it. */
  problems: readonly unknown[];
  /** Asks the part itself; throws when it fails. Absent where there is nothing to ask. */
  probe?: () => Promise<void>;
}

export type HealthState = "off" | "misconfigured" | "configured" | "ok" | "failed";

function listParts(): Record<string, Part> {
  return {
    // The provider has no address that could be asked without sending a message.
    contact: readContactProvider(),
    ...listAccountParts(), // accounts
  };
}

async function examine({ values, problems, probe }: Part, deep: boolean): Promise<HealthState> {
  if (problems.length > 0) return "misconfigured";
  if (values === null) return "off";
  if (!deep || !probe) return "configured";
  const timeout = wait(PROBE_LIMIT_MS, "failed" as const, { ref: false });
  const answer = probe().then(() => "ok" as const);
  return Promise.race([answer, timeout]).catch(() => "failed");
}

/**
 * The state of every part by name. Without `deep` it only tells what is switched on and is always healthy, so that a
 * dead mail server never makes an orchestrator restart the site; with it, every part that the owner wants has to work.
 */
export async function checkHealth(deep: boolean) {
  const parts = Object.entries(listParts());
  const states = await Promise.all(parts.map(async ([name, part]) => [name, await examine(part, deep)] as const));
  return {
    isHealthy: !deep || states.every(([, state]) => state !== "failed" && state !== "misconfigured"),
    checks: Object.fromEntries(states) satisfies Record<string, HealthState>,
  };
}

/** Work whose result every caller of the next `keptMs` shares, so that a flood of questions asks only once. */
export function shareBriefly<T>(keptMs: number, work: () => Promise<T>): () => Promise<T> {
  let latest: { result: Promise<T>; at: number } | undefined;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at >= keptMs) latest = { result: work(), at: now };
    return latest.result;
  };
}
