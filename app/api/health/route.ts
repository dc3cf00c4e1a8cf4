import { version } from "@/package.json";
import { checkHealth, shareBriefly } from "./check-health";
import { handleApi } from "@/lib/server/http/handle-api";

const DEEP_KEPT_MS = 60_000;

const checkDeeply = shareBriefly(DEEP_KEPT_MS, () => checkHealth(true));

export const GET = handleApi("/api/health", async (request) => {
  const deep = new URL(request.url).searchParams.get("deep") === "1";
  const { isHealthy, checks } = await (deep ? checkDeeply() : checkHealth(false));
  const status = isHealthy ? "ok" : "failing";
  return { status: isHealthy ? 200 : 503, code: status, body: { status, version, checks } };
});
