import "server-only";

/** A part that has not answered by then counts as failed. */
export const PROBE_LIMIT_MS = 1_000;

export interface HealthCheck {
  name: string;
  isConfigured: boolean;
  /** Its variables are half set or wrong, so that it is off although its owner wants it. */
  isMisconfigured: boolean;
  /** Asks the part itself; throws when it fails. Absent where there is nothing to ask. */
  probe?: () => Promise<void>;
}

export type HealthState = "off" | "misconfigured" | "configured" | "ok" | "failed";

async function settleWithin(work: Promise<void>, limitMs: number): Promise<"ok" | "failed"> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<"failed">((resolve) => {
    timer = setTimeout(() => resolve("failed"), limitMs);
  });
  const outcome = work.then(
    () => "ok" as const,
    () => "failed" as const,
  );
  return Promise.race([outcome, limit]).finally(() => clearTimeout(timer));
}

async function judge(check: HealthCheck, deep: boolean): Promise<HealthState> {
  if (check.isMisconfigured) return "misconfigured";
  if (!check.isConfigured) return "off";
  if (!deep || !check.probe) return "configured";
  return settleWithin(check.probe(), PROBE_LIMIT_MS);
}

/**
 * The state of every part by name. Without `deep` it only tells what is switched on and is always healthy, so that a
 * dead mail server never makes an orchestrator restart the site; with it, every part that the owner wants has to work.
 */
export async function checkHealth(checks: readonly HealthCheck[], deep: boolean) {
  const states = await Promise.all(checks.map(async (check) => [check.name, await judge(check, deep)] as const));
  return {
    isHealthy: !deep || states.every(([, state]) => state !== "failed" && state !== "misconfigured"),
    checks: Object.fromEntries(states) satisfies Record<string, HealthState>,
  };
}
