import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toaster";
import { createStore, useStore } from "@/lib/create-store";

/** Null: nobody is signed in, as far as this browser knows. */
export type Session = { name: string } | "loading" | null;

const store = createStore<Session>(null);
let channel: BroadcastChannel | undefined;

/** What lib/account/server/sessions.ts sets beside a session. It proves nothing; without it no request is made. */
const hasHint = () => document.cookie.split("; ").includes("signed_in=1");

/** Asks who is signed in, where there is a sign that somebody may be. A user who is shown stays while it is asked. */
export async function refreshSession(): Promise<void> {
  if (!hasHint()) return store.set(null);
  if (store.read() === null) store.set("loading");
  // Visitors who are not signed in load nothing of the API's client.
  const reply = await import("./account-client").then(
    ({ call }) => call<{ user?: { name?: string | null } }>("auth/session", "GET"),
    () => ({ ok: false }) as const,
  );
  if (reply.ok) store.set(reply.user ? { name: reply.user.name || "Account" } : null);
  // Offline: a user who is shown stays, anybody else can sign in later.
  else if (store.read() === "loading") store.set(null);
}

function subscribe(listener: () => void) {
  if (!channel) {
    channel = new BroadcastChannel("account");
    channel.onmessage = () => void refreshSession();
    // A tab that was frozen has missed what the others said.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && hasHint() !== (store.read() !== null)) void refreshSession();
    });
    void refreshSession();
  }
  return store.subscribe(listener);
}

/** Who is signed in; follows other tabs. */
export const useSession = () => useStore({ ...store, subscribe });

/** Call after the session or the name has changed: shows a toast, navigates, and refreshes this and all other tabs. */
export function useSessionChange() {
  const router = useRouter();
  return async (title?: string, path?: string): Promise<void> => {
    if (title) toast.success(title);
    if (path) router.push(path);
    channel?.postMessage("changed");
    await refreshSession();
  };
}
