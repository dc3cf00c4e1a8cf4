import "server-only";
import type { NextRequest } from "next/server";
import type { AccountCode } from "@/lib/account/codes";
import { toAccountCode } from "@/lib/account/messages";
import { answerRefusal } from "./account-answer";
import { type Refusal, refuse } from "./outcome";
import { isJson } from "./auth-request";

export const LOGIN_PATH = "/login";
const BUILT_IN_PAGES = new Set(["/api/auth/error", "/api/auth/signin", "/api/auth/signout"]);

/** Any base will do: only the path and the query of an address count. */
const SOMEWHERE = "http://localhost";

/** What a request to next-auth comes to. */
export interface AuthReply {
  response: Response;
  /** For the log: a code, never a visitor's words. */
  code: string;
}

/** A text that `authorize` or next-auth itself has put into an address: a code, and perhaps seconds to wait. */
function readRefusal(text: string): Refusal {
  const [code = "", seconds] = text.split(";");
  const retryAfterSeconds = Number(seconds) || undefined;
  return refuse(toAccountCode(code), retryAfterSeconds ? { retryAfterSeconds } : {});
}

/** Why next-auth sends a visitor to one of its own pages; null when it sends them where they wanted to go. */
function findRefusal(address: URL, wasDenied: boolean): Refusal | null {
  if (address.searchParams.get("csrf") === "true") return refuse("auth/csrf");
  const error = address.searchParams.get("error");
  const isOurs = BUILT_IN_PAGES.has(address.pathname) || address.pathname === LOGIN_PATH;
  if (!isOurs || error === null) return null;
  return wasDenied ? refuse("auth/oauth-denied") : readRefusal(error);
}

/** The login page with the reason why it is shown. */
export function loginPathFor(code: AccountCode): string {
  return `${LOGIN_PATH}?error=${encodeURIComponent(code)}`;
}

/** A refusal as JSON, with the page that tells it, and with the cookies that next-auth has set meanwhile. */
export function replyRefusal(refusal: Refusal, requestHeaders?: Headers): AuthReply {
  const { status, body, headers, code } = answerRefusal(refusal);
  const response = Response.json({ ...body, url: loginPathFor(refusal.code) }, { status, headers });
  for (const cookie of requestHeaders?.getSetCookie() ?? []) response.headers.append("Set-Cookie", cookie);
  return { response, code };
}

/** next-auth's own origin, by which it makes redirects absolute. */
function toRelative(address: string): string {
  const url = new URL(address, SOMEWHERE);
  const own = new URL(process.env.NEXTAUTH_URL ?? `${SOMEWHERE}:3000`).origin;
  return url.origin === own ? `${url.pathname}${url.search}${url.hash}` : address;
}

/** Turns the library's redirects to its own pages into the login page with a code, and its JSON into ours. */
export async function translateReply(response: Response, request: NextRequest): Promise<AuthReply> {
  const wasDenied = request.nextUrl.searchParams.get("error") === "access_denied";
  const location = response.headers.get("Location");
  if (location) {
    const refusal = findRefusal(new URL(location, SOMEWHERE), wasDenied);
    response.headers.set("Location", refusal ? loginPathFor(refusal.code) : toRelative(location));
    return { response, code: refusal?.code ?? "done" };
  }
  const untouched = { response, code: response.ok ? "done" : "auth/unknown" };
  if (request.method !== "POST" || !isJson(response.headers)) return untouched;
  const reply: unknown = await response.clone().json();
  if (typeof reply !== "object" || reply === null || !("url" in reply) || typeof reply.url !== "string")
    return untouched;
  const refusal = findRefusal(new URL(reply.url, SOMEWHERE), wasDenied);
  if (refusal) return replyRefusal(refusal, response.headers);
  return {
    response: Response.json({ ok: true, url: toRelative(reply.url) }, { headers: response.headers }),
    code: "done",
  };
}
