import { handleApi } from "@/lib/server/http/handle-api";

const body = { ok: true, commit: process.env.BUILD_COMMIT ?? null };

/** Says only that the process answers. Databases and mail servers need monitors of their own. */
export const GET = handleApi("/api/health", async () => ({ status: 200, code: "ok", body }));
