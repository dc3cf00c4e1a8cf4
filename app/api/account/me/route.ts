import { changeProfileSchema, deleteAccountSchema } from "@/lib/account/requests";
import { answerCode, answerDone, answerRefusal } from "@/lib/account/server/account-answer";
import { getAccountLimits } from "@/lib/account/server/account-desk";
import { confirmPassword } from "@/lib/account/server/change-password";
import { answerTooMany, handleAccount, handleAccountChange } from "@/lib/account/server/handle-account";
import { deleteAccount, readProfile, renameAccount } from "@/lib/account/server/profile";
import { findRecipient } from "@/lib/account/server/register";
import { sendAlreadyRegisteredLater, sendConfirmAddressLater } from "@/lib/account/server/send-account-mail";
import { checkWithinLimits } from "@/lib/account/server/sign-in-limits";
import { readVisit } from "@/lib/account/server/visit";
import { isRecentSignIn, requireSession } from "@/lib/account/server/require-session";
import { clearSession } from "@/lib/account/server/session-cookies";
import { withStore } from "@/lib/server/database/with-store";
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
