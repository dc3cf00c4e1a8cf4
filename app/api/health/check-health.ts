import { setTimeout as wait } from "node:timers/promises";
import { listAccountParts } from "@/lib/account/server/health"; // accounts
import { readContactProvider } from "@/lib/contact/server/provider";

const PROBE_LIMIT_MS = 1_000;

interface Part {
  values: unknown;
  /** Half-set or invalid variables: the feature is off although the owner wants it. */
  problems: readonly unknown[];
  /** Throws when the part is down. Omit it when there is nothing to probe. */
  probe?: () => Promise<void>;
}

export type HealthState = "off" | "misconfigured" | "configured" | "ok" | "failed";

function listParts(): Record<string, Part> {
  return {
    // The provider cannot be probed without sending a message.
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

/** A shallow check is always healthy, or a dead mail server would make an orchestrator restart the site. */
export async function checkHealth(deep: boolean) {
  const parts = Object.entries(listParts());
  const states = await Promise.all(parts.map(async ([name, part]) => [name, await examine(part, deep)] as const));
  return {
    isHealthy: !deep || states.every(([, state]) => state !== "failed" && state !== "misconfigured"),
    checks: Object.fromEntries(states) satisfies Record<string, HealthState>,
  };
}

/** Shares one result among all callers for `keptMs`, so that a flood of requests probes once. */
export function shareBriefly<T>(keptMs: number, work: () => Promise<T>): () => Promise<T> {
  let latest: { result: Promise<T>; at: number } | undefined;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at >= keptMs) latest = { result: work(), at: now };
    return latest.result;
  };
}
