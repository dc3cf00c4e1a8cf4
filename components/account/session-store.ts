import { SIGNED_IN_HINT_COOKIE } from "@/lib/account/limits";

export interface SessionUser {
  name: string | null;
  email: string | null;
}

export type SessionView =
  /** Before the script has looked, and as the server renders it. */
  { status: "unasked" } | { status: "loading" } | { status: "signed-out" } | { status: "signed-in"; user: SessionUser };

const UNASKED: SessionView = { status: "unasked" };
const SIGNED_OUT: SessionView = { status: "signed-out" };
const CHANNEL_NAME = "account";

let view: SessionView = UNASKED;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

function show(next: SessionView): void {
  view = next;
  for (const notify of listeners) notify();
}

/** The cookie proves nothing; without it there is nothing worth asking for, and no request is made. */
function hasHint(): boolean {
  return document.cookie.split("; ").includes(`${SIGNED_IN_HINT_COOKIE}=1`);
}

async function fetchUser(): Promise<SessionUser | null> {
  const response = await fetch("/api/auth/session");
  const { user } = (await response.json()) as { user?: Partial<SessionUser> };
  return user ? { name: user.name ?? null, email: user.email ?? null } : null;
}

/** Asks who is signed in, when there is a sign that somebody may be. Somebody who is shown stays while it is asked. */
export async function refreshSession(): Promise<void> {
  if (!hasHint()) return show(SIGNED_OUT);
  if (view.status !== "signed-in") show({ status: "loading" });
  try {
    const user = await fetchUser();
    show(user ? { status: "signed-in", user } : SIGNED_OUT);
  } catch {
    // Offline: whoever was signed in is shown on, anybody else can sign in later.
    if (view.status === "loading") show(SIGNED_OUT);
  }
}

/** To be called after signing in or out and after a change of name: this tab looks again, and so do the others. */
export async function announceSessionChange(): Promise<void> {
  channel?.postMessage("changed");
  await refreshSession();
}

/** A tab that comes back may have missed something while it was frozen. */
function checkOnReturn(): void {
  if (document.visibilityState === "visible" && hasHint() !== (view.status === "signed-in")) void refreshSession();
}

function start(): () => void {
  channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = () => void refreshSession();
  document.addEventListener("visibilitychange", checkOnReturn);
  void refreshSession();
  return () => {
    channel?.close();
    channel = null;
    document.removeEventListener("visibilitychange", checkOnReturn);
  };
}

let stop: (() => void) | null = null;

export function subscribeToSession(notify: () => void): () => void {
  listeners.add(notify);
  stop ??= start();
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

export const readSessionView = (): SessionView => view;
export const readServerSessionView = (): SessionView => UNASKED;
