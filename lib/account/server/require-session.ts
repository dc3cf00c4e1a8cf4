import "server-only";
import type { SessionClaims, Subject } from "./session-subject";
import { type Outcome, refuse } from "./outcome";
import { readSession } from "./read-session";

const RECENT_SIGN_IN_SECONDS = 10 * 60;

export interface SignedIn {
  subject: Subject;
  claims: SessionClaims;
}

/** The signed-in person, or why there is none. */
export async function requireSession(): Promise<Outcome<SignedIn>> {
  const session = await readSession();
  if (session.kind === "unknown") return refuse("auth/accounts-unavailable");
  if (session.kind === "signed-out") return refuse("auth/not-signed-in");
  return { ok: true, subject: session.subject, claims: session.claims };
}

/** Whether the person has shown who they are within the last ten minutes. */
export function isRecentSignIn({ authTime }: SessionClaims): boolean {
  return Date.now() / 1000 - authTime <= RECENT_SIGN_IN_SECONDS;
}
