import { useRouter } from "next/navigation";
import { showOutcome } from "@/components/ui/toaster";
import { createStore, useStore } from "@/lib/create-store";

/** Null means signed out, as far as this browser knows. */
export type Session = { name: string } | "loading" | null;

export const sessionStore = createStore<Session>(null);
/** Counts the times that the session has been asked for. */
export const askedStore = createStore(0);

export const useVisitor = () => useStore(sessionStore);

/** A cookie that the server sets at sign-in. */
export const HINT = "signed_in=1";

/** Only a hint. Visitors who have never signed in need not load next-auth's client or ask for a session. */
export const hasHint = () => document.cookie.split("; ").includes(HINT);

export function askForSession(): void {
  if (!hasHint()) return sessionStore.set(null);
  if (sessionStore.read() === null) sessionStore.set("loading");
  askedStore.set(askedStore.read() + 1);
}

/** Call this after the session or the user's name changes. */
export function useSessionChange() {
  const router = useRouter();
  return (title?: string, path?: string): void => {
    if (title) showOutcome({ kind: "success", title });
    if (path) router.push(path);
    askForSession();
  };
}
