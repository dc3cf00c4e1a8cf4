import "server-only";
import type { AccountCode } from "@/lib/account/codes";
import type { ApiAnswer } from "@/lib/server/http/handle-api";
import { type Refusal, refuse } from "./outcome";

const STATUSES: Record<AccountCode, number> = {
  "auth/invalid-credentials": 401,
  "auth/too-many-requests": 429,
  "auth/email-not-verified": 403,
  "auth/user-disabled": 403,
  "auth/weak-password": 400,
  "auth/invalid-input": 400,
  "auth/invalid-token": 400,
  "auth/expired-token": 400,
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
export function answerRefusal(refusal: Refusal, status: number = STATUSES[refusal.code]): ApiAnswer {
  const { retryAfterSeconds } = refusal;
  return {
    status,
    code: refusal.code,
    body: refusal,
    ...(retryAfterSeconds && { headers: { "Retry-After": String(retryAfterSeconds) } }),
  };
}

/** A refusal of which nothing but the code is to be said. */
export function answerCode(code: AccountCode): ApiAnswer {
  return answerRefusal(refuse(code));
}

/** Done, or received: never more precise than every visitor may know. */
export function answerDone(status: 200 | 202 = 200, body: object = {}): ApiAnswer {
  return { status, code: "done", body: { ok: true, ...body } };
}
