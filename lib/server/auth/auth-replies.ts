import "server-only";
import { toAccountCode } from "@/lib/account/messages";
import { answerRefusal } from "@/lib/server/accounts/account-answer";
import { type Refusal, refuse } from "@/lib/server/accounts/outcome";

const LOGIN_PATH = "/login";
const BUILT_IN_PAGES = new Set(["/api/auth/error", "/api/auth/signin", "/api/auth/signout"]);

/** A text that `authorize` or next-auth itself has put into an address: a code, and perhaps seconds to wait. */
function readRefusal(text: string): Refusal {
  const [code = "", seconds] = text.split(";");
  const retryAfterSeconds = Number(seconds) || undefined;
  return refuse(toAccountCode(code), retryAfterSeconds ? { retryAfterSeconds } : {});
}

/** Why next-auth sends a visitor to one of its own pages; null when it sends them where they wanted to go. */
export function findRefusal(address: URL, wasDenied: boolean): Refusal | null {
  if (address.searchParams.get("csrf") === "true") return refuse("auth/csrf");
  const error = address.searchParams.get("error");
  const isOurs = BUILT_IN_PAGES.has(address.pathname) || address.pathname === LOGIN_PATH;
  if (!isOurs || error === null) return null;
  return wasDenied ? refuse("auth/oauth-denied") : readRefusal(error);
}

/** The login page with the reason why it is shown. */
export function loginPathFor({ code }: Refusal): string {
  return `${LOGIN_PATH}?error=${encodeURIComponent(code)}`;
}

export function toRefusalResponse(refusal: Refusal, requestHeaders?: Headers): Response {
  const { status, body, headers } = answerRefusal(refusal);
  const response = Response.json({ ...body, url: loginPathFor(refusal) }, { status, headers });
  for (const cookie of requestHeaders?.getSetCookie() ?? []) response.headers.append("Set-Cookie", cookie);
  return response;
}
