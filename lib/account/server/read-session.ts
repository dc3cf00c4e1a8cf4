import "server-only";
import { cookies } from "next/headers";
import { decode } from "next-auth/jwt";
import { judgeSession, type SessionClaims, type Subject } from "./session-subject";
import { getAuthEnvironment } from "./auth-environment";
import { readClaims } from "./session-token";

export type SessionReading =
  | { kind: "signed-in"; subject: Subject; claims: SessionClaims }
  | { kind: "signed-out" }
  /** Somebody may be signed in, but the store cannot be asked. */
  | { kind: "unknown" };

async function readToken(): Promise<SessionClaims | null> {
  const auth = getAuthEnvironment();
  if (!auth) return null;
  const token = (await cookies()).get(auth.sessionCookie)?.value;
  if (!token) return null;
  try {
    const decoded = await decode({ token, secret: auth.secret });
    return decoded && readClaims(decoded);
  } catch {
    return null;
  }
}

/** Who sends the present request. Judged against the store, so that a session ended elsewhere counts no more. */
export async function readSession(): Promise<SessionReading> {
  const claims = await readToken();
  if (!claims) return { kind: "signed-out" };
  const state = await judgeSession(claims);
  if (state.kind === "live") return { kind: "signed-in", subject: state.subject, claims };
  return { kind: state.kind === "stale" ? "unknown" : "signed-out" };
}
