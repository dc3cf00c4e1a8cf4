import "server-only";
import { randomUUID } from "node:crypto";
import type { CookieOption, CookiesOptions } from "next-auth";
import { decode, type JWT } from "next-auth/jwt";
import { cookies } from "next/headers";
import { z } from "zod";
import type { AccountResult } from "@/lib/account/errors";
import { fail } from "@/lib/result";
import { StoreUnavailable } from "@/lib/server/database/store";
import { DAY_SECONDS, MINUTE_SECONDS } from "@/lib/server/limits";
import { getSettings } from "@/lib/server/settings";
import { limitWrite } from "./account-limits";
import { endSession, findSessionUser, type SessionUser } from "./accounts";

export const SESSION_IDLE_SECONDS = 7 * DAY_SECONDS;
const SESSION_MAX_SECONDS = 30 * DAY_SECONDS;

/** Servers that share a secret may disagree about the time by this much. */
const CLOCK_DIFFERENCE_SECONDS = MINUTE_SECONDS;

const RECENT_SIGN_IN_SECONDS = 10 * MINUTE_SECONDS;

export function getAuthSettings() {
  const { secret, origin, isVercel } = getSettings();
  return secret ? { secret, origin, usesHttps: origin ? origin.startsWith("https:") : isVercel } : null;
}

type AuthSettings = NonNullable<ReturnType<typeof getAuthSettings>>;

const SESSION_COOKIE = "next-auth.session-token";
const CALLBACK_URL_COOKIE = "next-auth.callback-url";
const HOST_PREFIX = "__Host-";

const nameCookie = (name: string, { usesHttps }: AuthSettings) => `${usesHttps ? HOST_PREFIX : ""}${name}`;
const nameSessionCookie = (settings: AuthSettings) => nameCookie(SESSION_COOKIE, settings);

const toHostCookie = (name: string): CookieOption => ({
  name: `${HOST_PREFIX}${name}`,
  options: { httpOnly: true, sameSite: "lax", path: "/", secure: true },
});

/** Over HTTPS, names that no other subdomain can set a cookie under. next-auth's own names allow that for all but one. */
export const HOST_COOKIES: Partial<CookiesOptions> = {
  sessionToken: toHostCookie(SESSION_COOKIE),
  callbackUrl: toHostCookie(CALLBACK_URL_COOKIE),
  csrfToken: toHostCookie("next-auth.csrf-token"),
  pkceCodeVerifier: toHostCookie("next-auth.pkce.code_verifier"),
  state: toHostCookie("next-auth.state"),
  nonce: toHostCookie("next-auth.nonce"),
};

async function readToken(settings: AuthSettings): Promise<JWT | null> {
  const token = (await cookies()).get(nameSessionCookie(settings))?.value;
  return decode({ token, secret: settings.secret }).catch(() => null);
}

const claimsSchema = z.object({
  uid: z.uuid(),
  /** The session's own id. It stays the same when next-auth renews the cookie. */
  sid: z.uuid(),
  version: z.int().min(0),
  authTime: z.number().positive(),
});

const nowInSeconds = () => Math.floor(Date.now() / 1000);

export function startSession({ id, version, name, email }: SessionUser): JWT {
  return { uid: id, sid: randomUUID(), version, authTime: nowInSeconds(), name, email };
}

/** Looks up the session's user. Returns null if the session has ended or is too old, or if the account no longer exists. */
async function findHolder(token: JWT | null) {
  const claims = claimsSchema.safeParse(token).data;
  const age = nowInSeconds() - (claims?.authTime ?? 0);
  if (!claims || age > SESSION_MAX_SECONDS || age < -CLOCK_DIFFERENCE_SECONDS) return null;
  const user = await findSessionUser(claims.uid, claims.sid);
  return user?.version === claims.version ? { user, claims } : null;
}

export async function continueSession(token: JWT): Promise<JWT | null> {
  const holder = await findHolder(token);
  return holder && { ...holder.claims, name: holder.user.name, email: holder.user.email };
}

/** Ends the session at the server for as long as any of its cookies could live, however late one was renewed. */
export async function signOut(token: JWT | null): Promise<void> {
  const claims = claimsSchema.safeParse(token).data;
  if (!claims) return;
  const age = nowInSeconds() - claims.authTime;
  await endSession(claims.sid, SESSION_MAX_SECONDS - age + CLOCK_DIFFERENCE_SECONDS);
}

/** Refuses visitors who are not signed in. If `decide` returns nothing, the action has succeeded. */
export function withUser<I extends unknown[]>(
  decide: (session: { user: SessionUser; isRecent: boolean }, ...input: I) => Promise<AccountResult | void>,
) {
  return async (...input: I): Promise<AccountResult> => {
    const settings = getAuthSettings();
    if (!settings) throw new StoreUnavailable("not-configured");
    const holder = await findHolder(await readToken(settings));
    if (!holder) return fail("auth/not-signed-in");
    const isRecent = nowInSeconds() - holder.claims.authTime <= RECENT_SIGN_IN_SECONDS;
    return (await decide({ user: holder.user, isRecent }, ...input)) ?? { ok: true };
  };
}

/** Like `withUser`, for actions that change something, which each user may do 30 times a minute. */
export const withWriter: typeof withUser = (decide) =>
  withUser(async (session, ...input) => {
    const allowed = await limitWrite("user", session.user.id);
    return allowed.ok ? decide(session, ...input) : allowed;
  });

/** next-auth answers 500 to a cookie with a URL that it does not like. Every visitor is sent home, so none is needed. */
export async function dropBadCallbackUrl(settings: AuthSettings): Promise<void> {
  const jar = await cookies();
  const name = nameCookie(CALLBACK_URL_COOKIE, settings);
  const url = jar.get(name)?.value;
  // Leave a good one: once a cookie is changed here, Next.js writes the reply's cookies anew, and a sign-out keeps its own.
  if (url !== undefined && !(URL.canParse(url) && /^https?:/.test(url))) jar.delete(name);
}

/** Adds a cookie from which scripts know whether a session cookie exists. */
export function addHintCookie(headers: Headers, settings: AuthSettings): void {
  const name = nameSessionCookie(settings);
  const session = headers.getSetCookie().findLast((cookie) => cookie.startsWith(`${name}=`));
  if (!session) return;
  const [value, maxAge] = session.startsWith(`${name}=;`) ? ["", 0] : ["1", SESSION_IDLE_SECONDS];
  const secure = settings.usesHttps ? "; Secure" : "";
  headers.append("Set-Cookie", `signed_in=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`);
}
