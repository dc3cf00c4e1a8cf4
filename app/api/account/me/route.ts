import { changeProfileSchema, deleteAccountSchema } from "@/lib/account/requests";
import { answerCode, answerDone, answerRefusal } from "@/lib/server/accounts/account-answer";
import { getAccountLimits } from "@/lib/server/accounts/account-desk";
import { confirmPassword } from "@/lib/server/accounts/change-password";
import { answerTooMany, handleAccount, handleAccountChange } from "@/lib/server/accounts/handle-account";
import { deleteAccount, readProfile, renameAccount } from "@/lib/server/accounts/profile";
import { findRecipient } from "@/lib/server/accounts/register";
import { sendAlreadyRegisteredLater, sendConfirmAddressLater } from "@/lib/server/accounts/send-account-mail";
import { checkWithinLimits } from "@/lib/server/accounts/sign-in-limits";
import { readVisit } from "@/lib/server/accounts/visit";
import { isRecentSignIn, requireSession } from "@/lib/server/auth/require-session";
import { clearSession } from "@/lib/server/auth/session-cookies";
import { withStore } from "@/lib/server/db/with-store";
import { refuseMethod } from "@/lib/server/http/handle-api";
import { canSendLinks } from "@/lib/server/mail/account-mails";

const ROUTE = "/api/account/me";

export const GET = handleAccount(ROUTE, async () => {
  const session = await requireSession();
  if (!session.ok) return answerRefusal(session);
  const profile = await withStore((db) => readProfile(db, session.subject.id));
  return profile ? answerDone(200, { profile }) : answerCode("auth/not-signed-in");
});

export const PATCH = handleAccountChange(ROUTE, changeProfileSchema, async (change, request) => {
  const session = await requireSession();
  if (!session.ok) return answerRefusal(session);
  const { id, name, email } = session.subject;
  if ("name" in change) {
    await withStore((db) => renameAccount(db, id, change.name));
    return answerDone();
  }
  if (!canSendLinks()) return answerCode("auth/mail-unavailable");
  const { ipHash } = readVisit(request.headers);
  const verdict = await getAccountLimits().claimMail(change.email, ipHash);
  if (!verdict.allowed) return answerTooMany(verdict);
  const confirmed = await checkWithinLimits(email, ipHash, () =>
    withStore((db) => confirmPassword(db, id, change.current)),
  );
  if (!confirmed.ok) return answerRefusal(confirmed);
  const holder = await withStore((db) => findRecipient(db, change.email));
  if (holder) sendAlreadyRegisteredLater(holder);
  else sendConfirmAddressLater(id, { name, email: change.email });
  return answerDone(202);
});

export const DELETE = handleAccountChange(ROUTE, deleteAccountSchema, async ({ current }, request) => {
  const session = await requireSession();
  if (!session.ok) return answerRefusal(session);
  const { id, email } = session.subject;
  const { ipHash } = readVisit(request.headers);
  const verdict = await getAccountLimits().claimLink(ipHash);
  if (!verdict.allowed) return answerTooMany(verdict);
  if (current !== undefined) {
    const confirmed = await checkWithinLimits(email, ipHash, () => withStore((db) => confirmPassword(db, id, current)));
    if (!confirmed.ok) return answerRefusal(confirmed);
  } else if (!isRecentSignIn(session.claims)) return answerCode("auth/requires-recent-login");
  await withStore((db) => deleteAccount(db, id));
  await clearSession();
  return answerDone();
});

const refuse = refuseMethod(ROUTE, "GET, PATCH, DELETE");
export { refuse as POST, refuse as PUT };
