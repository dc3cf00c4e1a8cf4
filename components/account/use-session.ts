import { useSyncExternalStore } from "react";
import { readServerSessionView, readSessionView, type SessionView, subscribeToSession } from "./session-store";

/** Who is signed in, as far as this browser knows; follows other tabs. */
export function useSession(): SessionView {
  return useSyncExternalStore(subscribeToSession, readSessionView, readServerSessionView);
}
