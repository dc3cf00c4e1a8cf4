import { getProviders, signIn, signOut } from "next-auth/react";
import { parseError } from "@/lib/account/error-url";
import { explainError, type AccountResult } from "@/lib/account/errors";

/** next-auth's client mistakes the reply to a bad CSRF token for success. */
function readReply(url: string | null | undefined): AccountResult {
  if (!url) return explainError({ code: "auth/unknown" });
  const { searchParams } = new URL(url, window.location.href);
  if (searchParams.has("csrf")) return explainError({ code: "auth/csrf" });
  const error = searchParams.get("error");
  return error === null ? { ok: true } : explainError(parseError(error));
}

const unreachable = () => explainError({ code: "auth/network" });

/** Asks for the providers first, because next-auth's client leaves the page if it cannot. */
const isReachable = async () => (await getProviders()) !== null;

export async function signInHere(typed: { email?: string; password?: string }): Promise<AccountResult> {
  if (!(await isReachable())) return unreachable();
  const reply = await signIn("credentials", { redirect: false, ...typed }).catch(() => null);
  if (!reply) return unreachable();
  return reply.error ? explainError(parseError(reply.error)) : readReply(reply.url);
}

/** Leaves the page, even if the server refuses. Stays only if it cannot be reached. */
export async function goToProvider(id: string): Promise<AccountResult> {
  if (!(await isReachable())) return unreachable();
  return signIn(id, { callbackUrl: "/" }).then(() => ({ ok: true }), unreachable);
}

/** next-auth's own sign-out resolves even if the server refuses. */
export const signOutHere = () =>
  signOut({ redirect: false, callbackUrl: "/" }).then(({ url }) => readReply(url), unreachable);
