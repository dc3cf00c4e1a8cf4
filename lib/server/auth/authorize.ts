import "server-only";
import { signInSchema } from "@/lib/account/requests";
import { getAccountLimits } from "@/lib/server/accounts/account-desk";
import type { Visit } from "@/lib/server/accounts/audit-trail";
import { type Outcome, refuse } from "@/lib/server/accounts/outcome";
import type { Subject } from "@/lib/server/accounts/session-subject";
import { signInWithPassword } from "@/lib/server/accounts/sign-in";
import { readVisit } from "@/lib/server/accounts/visit";
import { StoreUnavailable } from "@/lib/server/db/store";
import { withStore } from "@/lib/server/db/with-store";
import { canSendLinks } from "@/lib/server/mail/account-mails";

type SignInOutcome = Outcome<{ subject: Subject }>;

async function askStore(email: string, password: string, visit: Visit): Promise<SignInOutcome> {
  const rules = { verifiesEmail: canSendLinks() };
  try {
    return await withStore((db) => signInWithPassword(db, { email, password }, rules, visit));
  } catch (error) {
    if (error instanceof StoreUnavailable) return refuse("auth/accounts-unavailable");
    throw error;
  }
}

/** Signs in by e-mail and password within the limits. What was typed wrongly is refused like a wrong password. */
async function tryPassword(credentials: unknown, headers: Headers): Promise<SignInOutcome> {
  const typed = signInSchema.safeParse(credentials);
  if (!typed.success) return refuse("auth/invalid-credentials");
  const visit = readVisit(headers);
  const { email, password } = typed.data;
  const limits = getAccountLimits();

  const verdict = await limits.claimSignIn(email, visit.ipHash);
  if (!verdict.allowed) return refuse("auth/too-many-requests", { retryAfterSeconds: verdict.retryAfterSeconds });
  const outcome = await askStore(email, password, visit);
  if (!outcome.ok && outcome.code === "auth/accounts-unavailable") await limits.giveBackSignIn(email, visit.ipHash);
  else if (outcome.ok || outcome.code !== "auth/invalid-credentials") await limits.forgiveSignIn(email, visit.ipHash);
  return outcome;
}

/** next-auth carries a refusal out of `authorize` as an error's text, which the guarded handler reads again. */
export class SignInRefused extends Error {}

export async function authorize(credentials: unknown, headers: Headers): Promise<Subject> {
  const outcome = await tryPassword(credentials, headers);
  if (outcome.ok) return outcome.subject;
  throw new SignInRefused(`${outcome.code}${outcome.retryAfterSeconds ? `;${outcome.retryAfterSeconds}` : ""}`);
}
