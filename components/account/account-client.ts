import { useEffect, useState } from "react";
import { type AccountOptions, type AccountRefusal, describeAccountCode, toAccountCode } from "@/lib/account/replies";

/** The very first account makes the store, which takes a small machine its time. */
const REPLY_TIMEOUT_MS = 60_000;

/** A refusal's `message` is the sentence for the form as a whole; without one the fields say it. */
export type Reply<T = object> = ({ ok: true } & T) | (AccountRefusal & { message?: string });

function refuse({ code = "auth/unknown", fields, retryAfterSeconds }: Partial<AccountRefusal>) {
  const message = fields ? undefined : describeAccountCode(code, retryAfterSeconds);
  return { ok: false as const, code: toAccountCode(code), fields, message };
}

/** Calls one of the site's own account URLs. Offline and a time-out are codes like any other. */
async function call<T>(path: string, method: string, body?: object): Promise<Reply<T>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: body && { "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    });
    // Both ends are the same release of the same site: the shape is the type's.
    const reply = (await response.json().catch(() => ({ ok: false }))) as { ok?: boolean };
    if (!response.ok || reply.ok === false) return refuse(reply as Partial<AccountRefusal>);
    return { ...(reply as T), ok: true };
  } catch {
    return refuse({ code: "auth/network" });
  }
}

export const callAccount = <T>(path: string, method: string, body?: object) => call<T>(`account/${path}`, method, body);

/** A POST to next-auth, which wants its own token with it. */
async function postAuth(path: string, fields: Record<string, string>): Promise<Reply<{ url: string }>> {
  const reply = await call<{ csrfToken: string }>("auth/csrf", "GET");
  if (!reply.ok) return reply;
  return call(`auth/${path}`, "POST", { ...fields, csrfToken: reply.csrfToken, json: "true" });
}

export const signInWithPassword = (email: string, password: string) =>
  postAuth("callback/credentials", { email, password, callbackUrl: "/" });

/** Answers the provider's URL, to which the browser then goes. */
export const startProviderSignIn = (providerId: string, callbackUrl: string) =>
  postAuth(`signin/${encodeURIComponent(providerId)}`, { callbackUrl });

export const signOut = () => postAuth("signout", { callbackUrl: "/" });

/** What an account URL answers to a GET, or to a POST of the token, when the component appears; null until then. */
export function useAccountReply<T>(path: string, token?: string): Reply<T> | null {
  const [reply, setReply] = useState<Reply<T> | null>(null);

  useEffect(() => {
    let isWanted = true;
    const asked = token ? callAccount<T>(path, "POST", { token }) : callAccount<T>(path, "GET");
    void asked.then((answer) => isWanted && setReply(answer));
    return () => {
      isWanted = false;
    };
  }, [path, token]);

  return reply;
}

export const useAccountOptions = () => useAccountReply<AccountOptions>("options");
