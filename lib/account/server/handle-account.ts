import "server-only";
import type { z } from "zod";
import { ACCOUNT_BODY_LIMIT_BYTES } from "@/lib/account/limits";
import type { FieldErrors } from "@/lib/account/old-replies";
import { StoreUnavailable } from "@/lib/server/database/store";
import { getEnv } from "@/lib/server/env";
import type { ApiAnswer } from "@/lib/server/http/api-answer";
import { handleApi } from "@/lib/server/http/handle-api";
import { readJsonBody } from "@/lib/server/http/json-body";
import { isSameOrigin } from "@/lib/server/http/same-origin";
import type { Verdict } from "@/lib/server/limits";
import { answerCode, answerRefusal } from "./account-answer";
import { refuse } from "./outcome";

/** The first message of each field. */
function listFieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of error.issues) {
    const [field] = path;
    if (typeof field === "string") fields[field] ??= message;
  }
  return fields;
}

/** The frame around every account route: one answer for all the ways in which the store can be away. */
export function handleAccount(route: string, decide: (request: Request) => Promise<ApiAnswer>) {
  return handleApi(route, async (request) => {
    if (!getEnv().secret) return answerCode("auth/accounts-unavailable");
    try {
      return await decide(request);
    } catch (error) {
      if (error instanceof StoreUnavailable) return answerCode("auth/accounts-unavailable");
      throw error;
    }
  });
}

/** A route that changes something: origin, type, size, JSON and fields are checked before it decides. */
export function handleAccountChange<T>(
  route: string,
  schema: z.ZodType<T>,
  decide: (input: T, request: Request) => Promise<ApiAnswer>,
) {
  return handleAccount(route, async (request) => {
    if (!isSameOrigin(request.headers, getEnv())) return answerCode("auth/csrf");
    const json = await readJsonBody(request, ACCOUNT_BODY_LIMIT_BYTES);
    if (!json.ok) return answerRefusal(refuse("auth/invalid-input"), json.status);
    const parsed = schema.safeParse(json.value);
    if (parsed.success) return decide(parsed.data, request);
    return answerRefusal(refuse("auth/invalid-input", { fields: listFieldErrors(parsed.error) }));
  });
}

/** The refusal of a request that came over a limit, with the wait. */
export function answerTooMany(verdict: Extract<Verdict, { allowed: false }>): ApiAnswer {
  return answerRefusal(refuse("auth/too-many-requests", { retryAfterSeconds: verdict.retryAfterSeconds }));
}
