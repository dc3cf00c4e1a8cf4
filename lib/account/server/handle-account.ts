import "server-only";
import type { z } from "zod";
import type { FieldErrors } from "@/lib/account/replies";
import { StoreUnavailable } from "@/lib/server/database/store";
import { getEnv } from "@/lib/server/env";
import { type ApiAnswer, handleApi } from "@/lib/server/http/handle-api";
import { readJsonBody } from "@/lib/server/http/read-body";
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

/** A route that changes something: type, size, JSON and fields are checked before it decides. */
export function handleAccountChange<T>(
  route: string,
  schema: z.ZodType<T>,
  decide: (input: T, request: Request) => Promise<ApiAnswer>,
) {
  return handleAccount(route, async (request) => {
    const json = await readJsonBody(request);
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
