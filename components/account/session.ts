import { useRouter } from "next/navigation";
import { withToast } from "@/components/ui/toaster";
import { createStore, useStore } from "@/lib/create-store";

/** Null means signed out, as far as this browser knows. */
export type Session = { name: string } | "loading" | null;

const store = createStore<Session>(null);
let channel: BroadcastChannel | undefined;

/** This cookie is only a hint. It saves signed-out visitors a session request. */
const hasHint = () => document.cookie.split("; ").includes("signed_in=1");

export async function refreshSession(): Promise<void> {
  if (!hasHint()) return store.set(null);
  if (store.read() === null) store.set("loading");
  // Import the API client on demand, because signed-out visitors never need it.
  const reply = await import("./account-client").then(
    ({ call }) => call<{ user?: { name?: string | null } }>("auth/session", "GET"),
    () => ({ ok: false }) as const,
  );
  if (reply.ok) store.set(reply.user ? { name: reply.user.name || "Account" } : null);
  // If the request fails, keep showing the signed-in user.
  else if (store.read() === "loading") store.set(null);
}

function subscribe(listener: () => void) {
  if (!channel) {
    channel = new BroadcastChannel("account");
    channel.onmessage = () => void refreshSession();
    // A frozen tab misses broadcasts, so check again when it becomes visible.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && hasHint() !== (store.read() !== null)) void refreshSession();
    });
    void refreshSession();
  }
  return store.subscribe(listener);
}

export const useSession = () => useStore({ ...store, subscribe });

/** Call this after the session or the user's name changes. It also updates other tabs. */
export function useSessionChange() {
  const router = useRouter();
  return async (title?: string, path?: string): Promise<void> => {
    if (title) withToast((toast) => toast.success(title));
    if (path) router.push(path);
    channel?.postMessage("changed");
    await refreshSession();
  };
}
