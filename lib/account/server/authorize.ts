import "server-only";
import { signInSchema } from "@/lib/account/requests";
import { type Outcome, refuse } from "./outcome";
import type { Subject } from "./session-subject";
import { signInWithPassword } from "./sign-in";
import { checkWithinLimits } from "./sign-in-limits";
import { readVisit } from "./visit";
import { StoreUnavailable } from "@/lib/server/database/store";
import { withStore } from "@/lib/server/database/with-store";
import { logThrown } from "@/lib/server/http/handle-api";
import { canSendLinks } from "@/lib/server/mail/account-mails";

type SignInOutcome = Outcome<{ subject: Subject }>;

/** Signs in by e-mail and password within the limits. What was typed wrongly is refused like a wrong password. */
async function tryPassword(credentials: unknown, headers: Headers): Promise<SignInOutcome> {
  const typed = signInSchema.safeParse(credentials);
  if (!typed.success) return refuse("auth/invalid-credentials");
  const visit = readVisit(headers);
  const rules = { verifiesEmail: canSendLinks() };
  try {
    return await checkWithinLimits(typed.data.email, visit.ipHash, () =>
      withStore((db) => signInWithPassword(db, typed.data, rules, visit)),
    );
  } catch (error) {
    if (error instanceof StoreUnavailable) return refuse("auth/accounts-unavailable");
    // next-auth swallows what is thrown here.
    logThrown(error, { route: "/api/auth" });
    return refuse("auth/unknown");
  }
}

/** next-auth carries a refusal out of `authorize` as an error's text, which the guarded handler reads again. */
export class SignInRefused extends Error {}

/** Who signs in by these credentials, as they came. Throws `SignInRefused`: a code, and perhaps seconds to wait. */
export async function authorize(credentials: unknown, headers: Headers): Promise<Subject> {
  const outcome = await tryPassword(credentials, headers);
  if (outcome.ok) return outcome.subject;
  throw new SignInRefused(`${outcome.code}${outcome.retryAfterSeconds ? `;${outcome.retryAfterSeconds}` : ""}`);
}
