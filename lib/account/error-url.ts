import { fail } from "@/lib/result";
import { toAccountCode, type AccountError } from "./errors";

type ErrorDetails = Pick<AccountError, "code" | "retryAfterSeconds">;

/** Formats the value of next-auth's `?error=`: the code, optionally followed by a colon and the seconds to wait. */
export function formatError({ code, retryAfterSeconds }: ErrorDetails): string {
  return retryAfterSeconds ? `${code}:${retryAfterSeconds}` : code;
}

export function parseError(text: string): AccountError {
  const [code = "", seconds] = text.split(":");
  return fail(toAccountCode(code), { retryAfterSeconds: Number(seconds) || undefined });
}

/** next-auth's client expects errors as a complete URL, not a path. */
export const toUrlReply = (details: ErrorDetails, origin: string) => ({
  url: new URL(`/login?error=${encodeURIComponent(formatError(details))}`, origin).href,
});
