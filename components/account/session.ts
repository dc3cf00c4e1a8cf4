import { useRouter } from "next/navigation";
import { showOutcome } from "@/components/ui/toaster";
import { createStore, useStore } from "@/lib/create-store";

/** Null means signed out, as far as this browser knows. */
type Session = { name: string } | "loading" | null;

const sessionStore = createStore<Session>(null);

export const useVisitor = () => useStore(sessionStore);

/** A cookie that the server sets at sign-in. */
export const HINT = "signed_in=1";

/** Only a hint. Visitors who have never signed in need not ask for a session. */
const hasHint = () => document.cookie.split("; ").includes(HINT);

/** Whether somebody has signed in or out since the session was last asked for. */
export const isHintNews = () => hasHint() === (sessionStore.read() === null);

interface SessionReply {
  user?: { name?: string | null };
}

async function readSession(): Promise<SessionReply> {
  const response = await fetch("/api/auth/session");
  return (await response.json()) as SessionReply;
}

/** The answer to an older question no longer counts. */
let latestQuestion: Promise<SessionReply> | undefined;

export async function askForSession(): Promise<void> {
  latestQuestion = undefined;
  if (!hasHint()) return sessionStore.set(null);
  if (sessionStore.read() === null) sessionStore.set("loading");
  const question = readSession();
  latestQuestion = question;
  const { user } = await question.catch((): SessionReply => ({}));
  if (latestQuestion !== question) return;
  if (user) sessionStore.set({ name: user.name || "Account" });
  // If the hint cookie is still there, the request failed: a session that ends takes its hint with it.
  else if (!hasHint() || sessionStore.read() === "loading") sessionStore.set(null);
}

/** Call this after the session or the user's name changes. */
export function useSessionChange() {
  const router = useRouter();
  return (title?: string, path?: string): void => {
    if (title) showOutcome({ kind: "success", title });
    if (path) router.push(path);
    void askForSession();
  };
}
