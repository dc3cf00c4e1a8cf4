import { setTimeout as wait } from "node:timers/promises";
import { version } from "@/package.json";
import { listAccountParts } from "@/lib/account/server/settings";
import { readContactProvider } from "@/lib/contact/server/provider";
import { handleApi } from "@/lib/server/http/handle-api";

const PROBE_LIMIT_MS = 1_000;
const DEEP_KEPT_MS = 60_000;

interface Part {
  values: unknown;
  /** Missing or invalid variables. If there are any, the part is reported as "misconfigured". */
  problems: readonly unknown[];
  /** Throws if the part is down. Omit it if there is nothing to probe. */
  probe?: () => Promise<void>;
}

function listParts(): Record<string, Part> {
  return {
    // The provider cannot be probed without sending a message.
    contact: readContactProvider(),
    ...listAccountParts(),
  };
}

async function examine({ values, problems, probe }: Part, deep: boolean) {
  if (problems.length > 0) return "misconfigured";
  if (values === null) return "off";
  if (!deep || !probe) return "configured";
  const timeout = wait(PROBE_LIMIT_MS, "failed", { ref: false });
  return Promise.race([probe().then(() => "ok"), timeout]).catch(() => "failed");
}

/** A shallow check always passes, so that a dead mail server does not make an orchestrator restart the site. */
async function checkHealth(deep: boolean) {
  const parts = Object.entries(listParts());
  const states = await Promise.all(parts.map(async ([name, part]) => [name, await examine(part, deep)] as const));
  const isHealthy = !deep || states.every(([, state]) => state !== "failed" && state !== "misconfigured");
  const status = isHealthy ? "ok" : "failing";
  return { status: isHealthy ? 200 : 503, code: status, body: { status, version, checks: Object.fromEntries(states) } };
}

let deepCheck: { answer: ReturnType<typeof checkHealth>; at: number } | undefined;

/** All callers share one result per minute, so that a flood of requests runs only one probe. */
function checkDeeply() {
  const now = performance.now();
  if (!deepCheck || now - deepCheck.at >= DEEP_KEPT_MS) deepCheck = { answer: checkHealth(true), at: now };
  return deepCheck.answer;
}

export const GET = handleApi("/api/health", (request) =>
  new URL(request.url).searchParams.get("deep") === "1" ? checkDeeply() : checkHealth(false),
);
