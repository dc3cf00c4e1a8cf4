import "server-only";
import type { z } from "zod";
import { site } from "@/content/site";
import type { AccountCode, AccountRefusal } from "@/lib/account/replies";
import { StoreUnavailable } from "@/lib/server/database/store";
import { getEnv } from "@/lib/server/env";
import { type ApiAnswer, handleApi } from "@/lib/server/http/handle-api";
import { readJsonBody } from "@/lib/server/http/read-body";
import { type Outcome, refuse } from "./outcome";
import { readVisitor, type Visitor } from "./visitor";

const STATUSES: Record<AccountCode, number> = {
  "auth/invalid-credentials": 401,
  "auth/too-many-requests": 429,
  "auth/weak-password": 400,
  "auth/invalid-input": 400,
  "auth/invalid-token": 400,
  "auth/not-signed-in": 401,
  "auth/requires-recent-login": 403,
  "auth/accounts-unavailable": 503,
  "auth/mail-unavailable": 503,
  "auth/registration-closed": 403,
  "auth/oauth-denied": 403,
  "auth/oauth-failed": 502,
  "auth/oauth-email-not-verified": 403,
  "auth/account-exists": 409,
  "auth/csrf": 403,
  "auth/network": 502,
  "auth/unknown": 500,
};

/** A refusal as an HTTP answer; `status` where the code alone does not tell (413, 415). */
export function answerRefusal(refusal: AccountRefusal, status: number = STATUSES[refusal.code]): ApiAnswer {
  const { code, retryAfterSeconds } = refusal;
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return { status, code, body: refusal, headers };
}

function handle(route: string, decide: (request: Request) => Promise<ApiAnswer>) {
  return handleApi(route, async (request) => {
    if (!site.accounts) return { status: 404, code: "not-found", body: { ok: false, code: "auth/unknown" } };
    try {
      if (getEnv().secret) return await decide(request);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return answerRefusal(refuse("auth/accounts-unavailable"));
  });
}

function answer(outcome: Outcome, status: number): ApiAnswer {
  return outcome.ok ? { status, code: "done", body: outcome } : answerRefusal(outcome);
}

/** A question about accounts: one answer for all the ways in which the store can be away. */
export function handleQuestion(route: string, decide: () => Promise<Outcome>) {
  return handle(route, async () => answer(await decide(), 200));
}

/** The first message of each field. */
function listFieldErrors(error: z.ZodError): Record<string, string> {
  const messages = error.issues.map(({ path, message }) => [String(path[0] ?? ""), message] as const);
  return Object.fromEntries(messages.filter(([field]) => field).reverse());
}

/** A request that changes something; its origin has been checked by the middleware. Type, size, JSON and fields are checked here. */
export function handleChange<T>(
  route: string,
  schema: z.ZodType<T>,
  decide: (input: T, visitor: Visitor) => Promise<Outcome>,
  status = 200,
) {
  return handle(route, async (request) => {
    const json = await readJsonBody(request);
    if (!json.ok) return answerRefusal(refuse("auth/invalid-input"), json.status);
    const parsed = schema.safeParse(json.value);
    if (parsed.success) return answer(await decide(parsed.data, readVisitor(request.headers)), status);
    return answerRefusal(refuse("auth/invalid-input", { fields: listFieldErrors(parsed.error) }));
  });
}
