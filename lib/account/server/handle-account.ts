import "server-only";
import type { z } from "zod";
import type { AccountCode, AccountError, AccountResult } from "@/lib/account/errors";
import { fail } from "@/lib/result";
import { StoreUnavailable } from "@/lib/server/database/store";
import { handleApi, type ApiAnswer } from "@/lib/server/http/handle-api";
import { readInput } from "@/lib/server/http/read-body";
import { isConfigured } from "./settings";
import { readVisitor, type Visitor } from "./visitor";

const STATUSES: Partial<Record<AccountCode, number>> = {
  "auth/invalid-credentials": 401,
  "auth/not-signed-in": 401,
  "auth/csrf": 403,
  "auth/registration-closed": 403,
  "auth/requires-recent-login": 403,
  "auth/too-many-requests": 429,
  "auth/unknown": 500,
  "auth/oauth-failed": 502,
  "auth/no-accounts": 503,
  "auth/accounts-unavailable": 503,
  "auth/mail-unavailable": 503,
};

export function answerError(error: AccountError, status = STATUSES[error.code] ?? 400): ApiAnswer {
  const { code, retryAfterSeconds } = error;
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return { status, code, body: error, headers };
}

const answerResult = (result: AccountResult, successStatus = 200): ApiAnswer =>
  result.ok ? { status: successStatus, code: "done", body: result } : answerError(result);

export const failWithoutStore = () => fail(isConfigured() ? "auth/accounts-unavailable" : "auth/no-accounts");

export type Action = (request: Request) => Promise<ApiAnswer>;

export function handleAccount(route: string, act: Action, answer = answerError) {
  async function decide(request: Request) {
    try {
      return await act(request);
    } catch (error) {
      if (error instanceof StoreUnavailable) return answer(failWithoutStore());
      throw error;
    }
  }
  return handleApi(route, decide, () => answer(fail("auth/csrf")));
}

export function withoutInput(act: () => Promise<AccountResult>): Action {
  return async () => answerResult(await act());
}

/** Checks the body's content type, size, JSON syntax and fields. `handleApi` has already checked the origin. */
export function withInput<T>(
  schema: z.ZodType<T>,
  act: (input: T, visitor: Visitor) => Promise<AccountResult>,
  successStatus?: number,
): Action {
  return async (request) => {
    const input = await readInput(request, schema);
    if (!input.ok) return answerError(fail("auth/invalid-input", { fields: input.fields }), input.status);
    if (!isConfigured()) return answerError(failWithoutStore());
    return answerResult(await act(input.value, readVisitor(request.headers)), successStatus);
  };
}
