import "server-only";
import { z } from "zod";
import { site } from "@/content/site";
import { type AccountCode, type AccountRefusal, type Outcome, refuse } from "@/lib/account/replies";
import { StoreUnavailable } from "@/lib/server/database/store";
import { type ApiAnswer, handleApi } from "@/lib/server/http/handle-api";
import { readJsonBody } from "@/lib/server/http/read-body";
import { readVisitor, type Visitor } from "./visitor";

/** All others are 400. */
const STATUSES: Partial<Record<AccountCode, number>> = {
  "auth/invalid-credentials": 401,
  "auth/not-signed-in": 401,
  "auth/csrf": 403,
  "auth/registration-closed": 403,
  "auth/requires-recent-login": 403,
  "auth/too-many-requests": 429,
  "auth/unknown": 500,
  "auth/oauth-failed": 502,
  "auth/accounts-unavailable": 503,
  "auth/mail-unavailable": 503,
};

/** A refusal as an HTTP answer; `status` where the code alone does not tell (413, 415). */
export function answerRefusal(refusal: AccountRefusal, status = STATUSES[refusal.code] ?? 400): ApiAnswer {
  const { code, retryAfterSeconds } = refusal;
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return { status, code, body: refusal, headers };
}

/** The frame around every account route: one answer for a site without accounts, one for a store that cannot be asked. */
export function handleAccount(
  route: string,
  decide: (request: Request) => Promise<ApiAnswer | AccountRefusal>,
  answer = answerRefusal,
) {
  return handleApi(route, async (request) => {
    if (!site.accounts) return { status: 404, code: "not-found", body: { ok: false } };
    try {
      const decided = await decide(request);
      return "status" in decided ? decided : answer(decided);
    } catch (error) {
      if (error instanceof StoreUnavailable) return answer(refuse("auth/accounts-unavailable"));
      throw error;
    }
  });
}

const toAnswer = (outcome: Outcome, status = 200) =>
  outcome.ok ? { status, code: "done", body: outcome } : answerRefusal(outcome);

export function handleQuestion(route: string, decide: () => Promise<Outcome>) {
  return handleAccount(route, async () => toAnswer(await decide()));
}

/** A request that changes something; its origin has been checked by the middleware. Type, size, JSON and fields are checked here. */
export function handleChange<T>(
  route: string,
  schema: z.ZodType<T>,
  decide: (input: T, visitor: Visitor) => Promise<Outcome>,
  status?: number,
) {
  return handleAccount(route, async (request) => {
    const json = await readJsonBody(request);
    if (!json.ok) return answerRefusal(refuse("auth/invalid-input"), json.status);
    const parsed = schema.safeParse(json.value);
    if (parsed.success) return toAnswer(await decide(parsed.data, readVisitor(request.headers)), status);
    const faults = Object.entries<string[] | undefined>(z.flattenError(parsed.error).fieldErrors);
    const fields = Object.fromEntries(faults.map(([field, [first = ""] = []]) => [field, first]));
    return refuse("auth/invalid-input", { fields });
  });
}
