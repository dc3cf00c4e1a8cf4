import { useCallback, useEffect, useState } from "react";
import { explainError, type AccountError, type AccountResult } from "@/lib/account/errors";
import type { AccountOptions } from "@/lib/account/types";

/** The first request creates the store, which is slow on small machines. */
const REPLY_TIMEOUT_MS = 60_000;

type Reply = Partial<AccountError & AccountOptions>;

export async function call<T>(path: string, method: string, body?: object): Promise<AccountResult<T>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: body && { "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    });
    // The client and the server come from the same release, so the reply needs no validation.
    const reply = (await response.json().catch(() => ({ ok: false }))) as Reply;
    if (!response.ok || reply.ok === false) return explainError(reply);
    if (reply.isConfigured === false) return explainError({ code: "auth/no-accounts" });
    if (reply.isAvailable === false) return explainError({ code: "auth/accounts-unavailable" });
    return { ...(reply as T), ok: true };
  } catch {
    return explainError({ code: "auth/network" });
  }
}

export interface Question<T> {
  reply: AccountResult<T> | null;
  askAgain: () => void;
}

/** Sends a POST if there is a token, and a GET otherwise. */
export function useReply<T>(path: string, token?: string): Question<T> {
  const [reply, setReply] = useState<AccountResult<T> | null>(null);

  const ask = useCallback(() => {
    void call<T>(path, token ? "POST" : "GET", token ? { token } : undefined).then(setReply);
  }, [path, token]);
  useEffect(ask, [ask]);

  function askAgain() {
    setReply(null);
    ask();
  }

  return { reply, askAgain };
}

export const useAccountOptions = () => useReply<AccountOptions>("account/options");
