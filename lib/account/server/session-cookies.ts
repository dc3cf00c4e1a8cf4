import "server-only";
import { cookies } from "next/headers";
import { encode } from "next-auth/jwt";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/account/limits";
import type { Subject } from "./session-subject";
import { type AuthEnvironment, getAuthEnvironment, SESSION_IDLE_SECONDS } from "./auth-environment";
import { writeToken } from "./session-token";

function cookieOptions({ usesHttps }: AuthEnvironment, maxAge: number) {
  return { path: "/", sameSite: "lax" as const, secure: usesHttps, maxAge };
}

/** Keeps this browser signed in after a change that has ended all sessions. */
export async function renewSession(subject: Subject, authTime: number): Promise<void> {
  const auth = getAuthEnvironment();
  if (!auth) return;
  const options = cookieOptions(auth, SESSION_IDLE_SECONDS);
  const token = writeToken(subject, authTime);
  const value = await encode({ token, secret: auth.secret, maxAge: SESSION_IDLE_SECONDS });
  const jar = await cookies();
  jar.set(auth.sessionCookie, value, { ...options, httpOnly: true });
  jar.set(SIGNED_IN_HINT_COOKIE, "1", options);
}

/** Signs this browser out. */
export async function clearSession(): Promise<void> {
  const auth = getAuthEnvironment();
  if (!auth) return;
  const jar = await cookies();
  const options = cookieOptions(auth, 0);
  jar.set(auth.sessionCookie, "", { ...options, httpOnly: true });
  jar.set(SIGNED_IN_HINT_COOKIE, "", options);
}

/** Adds the hint for scripts to whatever next-auth does to the session cookie: present as long as that is. */
export function addHintCookie(headers: Headers, auth: AuthEnvironment): void {
  const session = headers.getSetCookie().findLast((cookie) => cookie.startsWith(`${auth.sessionCookie}=`));
  if (!session) return;
  const isSet = !session.startsWith(`${auth.sessionCookie}=;`);
  const maxAge = isSet ? SESSION_IDLE_SECONDS : 0;
  const secure = auth.usesHttps ? "; Secure" : "";
  const value = isSet ? "1" : "";
  headers.append("Set-Cookie", `${SIGNED_IN_HINT_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`);
}
