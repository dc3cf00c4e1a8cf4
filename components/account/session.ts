import { useSyncExternalStore } from "react";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/account/rules";

/** Null: nobody is signed in, as far as this browser knows. */
export type Session = { name: string } | "loading" | null;

let session: Session = null;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function setSession(next: Session): void {
  session = next;
  for (const notify of listeners) notify();
}

/** The cookie proves nothing; without it there is nothing worth asking for, and no request is made. */
const hasHint = () => document.cookie.split("; ").includes(`${SIGNED_IN_HINT_COOKIE}=1`);

/** Asks who is signed in, where there is a sign that somebody may be. A user who is shown stays while it is asked. */
export async function refreshSession(): Promise<void> {
  if (!hasHint()) return setSession(null);
  if (session === null) setSession("loading");
  try {
    const response = await fetch("/api/auth/session");
    const { user } = (await response.json()) as { user?: { name?: string | null } };
    setSession(user ? { name: user.name || "Account" } : null);
  } catch {
    // Offline: a user who is shown stays, anybody else can sign in later.
    if (session === "loading") setSession(null);
  }
}

/** To be called after signing in or out and after a change of name: this tab asks again, and so do the others. */
export function announceSessionChange(): Promise<void> {
  channel?.postMessage("changed");
  return refreshSession();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  if (!channel) {
    channel = new BroadcastChannel("account");
    channel.onmessage = () => void refreshSession();
    // A tab that was frozen has missed what the others said.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && hasHint() !== (session !== null)) void refreshSession();
    });
    void refreshSession();
  }
  return () => void listeners.delete(notify);
}

/** Who is signed in; follows other tabs. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => null,
  );
}
