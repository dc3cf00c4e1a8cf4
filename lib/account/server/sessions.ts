import "server-only";
import { cookies } from "next/headers";
import { decode, type JWT } from "next-auth/jwt";
import { z } from "zod";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/account/rules";
import { getEnv } from "@/lib/server/env";
import { findSessionUser, type SessionUser } from "./accounts";
import { type Outcome, refuse } from "./outcome";

const DAY_SECONDS = 24 * 60 * 60;

/** A session lasts this long after the last visit, and no longer than this after the sign-in. */
export const SESSION_IDLE_SECONDS = 7 * DAY_SECONDS;
const SESSION_MAX_SECONDS = 30 * DAY_SECONDS;

const RECENT_SIGN_IN_SECONDS = 10 * 60;

export interface AuthSettings {
  secret: string;
  /** The site's own; null where only the platform knows it. */
  origin: string | null;
  /** next-auth's cookies have a prefix where they travel encrypted. */
  usesHttps: boolean;
}

/** What next-auth needs to know, and null when accounts are off. */
export function getAuthSettings(): AuthSettings | null {
  const { secret, siteOrigin, previewOrigin, isVercel } = getEnv();
  if (!secret) return null;
  const origin = siteOrigin ?? previewOrigin;
  return { secret, origin, usesHttps: origin ? origin.startsWith("https:") : isVercel };
}

/** The name of one of next-auth's cookies. */
export function nameCookie({ usesHttps }: AuthSettings, cookie: "session-token" | "state"): string {
  return `${usesHttps ? "__Secure-" : ""}next-auth.${cookie}`;
}

const claimsSchema = z.object({ uid: z.uuid(), version: z.int().min(0), authTime: z.number().positive() });
type Claims = z.infer<typeof claimsSchema>;

/** Seconds since 1970, as tokens count. */
const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** The content of a session that begins now. */
export function startSession({ id, version, name, email }: SessionUser): JWT {
  return { uid: id, version, authTime: nowInSeconds(), name, email };
}

async function findUser({ uid, version, authTime }: Claims): Promise<SessionUser | null> {
  if (nowInSeconds() - authTime > SESSION_MAX_SECONDS) return null;
  const user = await findSessionUser(uid);
  return user?.version === version ? user : null;
}

/**
 * The session as it goes on, with the name and address of now; null when it has ended: signed out elsewhere, too old, or
 * its person is gone. Throws when the store cannot be asked.
 */
export async function continueSession(token: JWT): Promise<JWT | null> {
  const claims = claimsSchema.safeParse(token).data;
  const user = claims && (await findUser(claims));
  return user ? { ...claims, name: user.name, email: user.email } : null;
}

async function readClaims(settings: AuthSettings): Promise<Claims | undefined> {
  const token = (await cookies()).get(nameCookie(settings, "session-token"))?.value;
  if (!token) return undefined;
  try {
    return claimsSchema.safeParse(await decode({ token, secret: settings.secret })).data;
  } catch {
    return undefined;
  }
}

/** Who sends the present request, asked of the store each time. Throws when that cannot be asked. */
export async function requireUser(): Promise<Outcome<{ user: SessionUser; isRecent: boolean }>> {
  const settings = getAuthSettings();
  const claims = settings && (await readClaims(settings));
  const user = claims && (await findUser(claims));
  if (!user) return refuse("auth/not-signed-in");
  return { ok: true, user, isRecent: nowInSeconds() - claims.authTime <= RECENT_SIGN_IN_SECONDS };
}

/** Signs this browser out. */
export async function clearSession(): Promise<void> {
  const settings = getAuthSettings();
  if (!settings) return;
  const jar = await cookies();
  const options = { path: "/", sameSite: "lax", secure: settings.usesHttps, maxAge: 0 } as const;
  jar.set(nameCookie(settings, "session-token"), "", { ...options, httpOnly: true });
  jar.set(SIGNED_IN_HINT_COOKIE, "", options);
}

/** Adds the hint for scripts to whatever next-auth does to the session cookie: present as long as that is. */
export function addHintCookie(headers: Headers, settings: AuthSettings): void {
  const name = nameCookie(settings, "session-token");
  const session = headers.getSetCookie().findLast((cookie) => cookie.startsWith(`${name}=`));
  if (!session) return;
  const [value, maxAge] = session.startsWith(`${name}=;`) ? ["", 0] : ["1", SESSION_IDLE_SECONDS];
  const secure = settings.usesHttps ? "; Secure" : "";
  headers.append("Set-Cookie", `${SIGNED_IN_HINT_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`);
}
