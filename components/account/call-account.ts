import { toAccountCode } from "@/lib/account/messages";
import type { AccountRefusal } from "@/lib/account/old-replies";

/** The very first account makes the store, which takes a small machine its time. */
const REPLY_TIMEOUT_MS = 60_000;

export type AccountReply<T = object> = ({ ok: true } & T) | AccountRefusal;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function readReply<T>(body: unknown): AccountReply<T> {
  if (!isRecord(body)) return { ok: false, code: "auth/unknown" };
  // Both ends are the same release of the same site: the shape is the type's.
  if (body.ok === true) return body as unknown as AccountReply<T>;
  const fields = isRecord(body.fields) ? (body.fields as Record<string, string>) : undefined;
  const retryAfterSeconds = typeof body.retryAfterSeconds === "number" ? body.retryAfterSeconds : undefined;
  return { ok: false, code: toAccountCode(String(body.code)), fields, retryAfterSeconds };
}

/** Calls one of the site's own account addresses. Offline and a time-out are a code like any other. */
export async function callAccount<T = object>(path: string, method = "GET", body?: unknown): Promise<AccountReply<T>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? undefined : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    });
  } catch {
    return { ok: false, code: "auth/network" };
  }
  try {
    return readReply<T>(await response.json());
  } catch {
    return { ok: false, code: "auth/unknown" };
  }
}

/** A POST to next-auth, which wants its own token with it. */
async function callAuth(path: string, fields: Record<string, string>): Promise<AccountReply<{ url: string }>> {
  try {
    const response = await fetch("/api/auth/csrf", { signal: AbortSignal.timeout(REPLY_TIMEOUT_MS) });
    const { csrfToken } = (await response.json()) as { csrfToken?: string };
    return await callAccount(`/api/auth/${path}`, "POST", { ...fields, csrfToken: csrfToken ?? "", json: "true" });
  } catch {
    return { ok: false, code: "auth/network" };
  }
}

export function signInWithPassword(email: string, password: string) {
  return callAuth("callback/credentials", { email, password, callbackUrl: "/" });
}

/** Answers the provider's address, to which the browser then goes. */
export function startProviderSignIn(providerId: string, returnPath: string) {
  return callAuth(`signin/${encodeURIComponent(providerId)}`, { callbackUrl: returnPath });
}

export function endSession() {
  return callAuth("signout", { callbackUrl: "/" });
}
