import { useEffect, useState } from "react";
import {
  type AccountCode,
  type AccountOptions,
  type AccountRefusal,
  explainRefusal,
  type Outcome,
  parseError,
} from "@/lib/account/replies";

/** The first request creates the store, which is slow on small machines. */
const REPLY_TIMEOUT_MS = 60_000;

/** What may be over in a while. */
const PASSING: AccountCode[] = ["auth/network", "auth/accounts-unavailable", "auth/unknown"];
const RETRY_MS = 5_000;

type Reply = Partial<AccountRefusal & AccountOptions & { url: string }>;

/** next-auth tells a refusal by the URL that it leads to. */
const readRefusal = ({ url, ...reply }: Reply) =>
  url ? parseError(new URL(url).searchParams.get("error") ?? "") : reply;

/** Calls the site's API. Offline and a time-out are codes like any other. */
export async function call<T>(path: string, method: string, body?: object): Promise<Outcome<T>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: body && { "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    });
    // Both ends are the same release of the same site: the shape is the type's.
    const reply = (await response.json().catch(() => ({ ok: false }))) as Reply;
    if (!response.ok || reply.ok === false) return explainRefusal(readRefusal(reply));
    if (reply.isConfigured === false) return explainRefusal({ code: "auth/no-accounts" });
    if (reply.isAvailable === false) return explainRefusal({ code: "auth/accounts-unavailable" });
    return { ...(reply as T), ok: true };
  } catch {
    return explainRefusal({ code: "auth/network" });
  }
}

/** A POST to next-auth, which wants its own token with it, and answers where to go. */
export async function postAuth(path: string, fields?: Record<string, string>): Promise<Outcome<{ url: string }>> {
  const reply = await call<{ csrfToken: string }>("auth/csrf", "GET");
  if (!reply.ok) return reply;
  return call(`auth/${path}`, "POST", { callbackUrl: "/", ...fields, csrfToken: reply.csrfToken, json: "true" });
}

/** What the API answers to a GET, or to a POST of the token; null until then. Asked again while nobody can answer. */
export function useReply<T>(path: string, token?: string): Outcome<T> | null {
  const [reply, setReply] = useState<Outcome<T> | null>(null);

  useEffect(() => {
    let isWanted = true;
    let timer: number | undefined;
    async function ask() {
      const answer = await call<T>(path, token ? "POST" : "GET", token ? { token } : undefined);
      if (!isWanted) return;
      setReply(answer);
      if (!answer.ok && PASSING.includes(answer.code)) timer = window.setTimeout(ask, RETRY_MS);
    }
    void ask();
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [path, token]);

  return reply;
}

/** What the site offers; a refusal where accounts are unavailable. */
export const useAccountOptions = () => useReply<AccountOptions>("account/options");
