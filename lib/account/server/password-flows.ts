import "server-only";
import type { z } from "zod";
import { type ChosenPassword, type LinkOwner, type Outcome, refuse } from "@/lib/account/replies";
import { type emailSchema, type linkSchema, type passwordSchema, signInSchema } from "@/lib/account/requests";
import { FIELD_TEXTS } from "@/lib/account/rules";
import { claimMail, claimSignIn, clearFailures } from "./account-limits";
import { findByEmail, notePasswordSignIn, type SessionUser } from "./accounts";
import { findLink, issueLink, type LinkKind, spendLink } from "./links";
import { composeLinkMail, sendLater } from "./mails";
import { findPasswordFault, hashPassword, isOutdatedHash, verifyPassword } from "./passwords";
import { getAccountSettings } from "./settings";
import type { Visitor } from "./visitor";

/** Promises a mail with a link. The reply tells nobody whether the address has an account. */
export const requestLink = (kind: LinkKind) =>
  async function request({ email }: z.infer<typeof emailSchema>, { client }: Visitor): Promise<Outcome> {
    const { isRegistrationOpen, hasMail } = getAccountSettings();
    if (kind === "register" && !isRegistrationOpen) return refuse("auth/registration-closed");
    if (!hasMail) return refuse("auth/mail-unavailable");
    const refusal = await claimMail(kind, email, client);
    if (refusal) return refusal;
    // Asked before the reply, for every address alike: no mail is promised that a store which is away could not link.
    const isKnown = (await findByEmail(email)) !== undefined;
    if (kind === "register" || isKnown) {
      sendLater(email, async () => {
        const mail = !isKnown ? "welcome" : kind === "register" ? "already-registered" : "new-password";
        return composeLinkMail(mail, await issueLink(email, isKnown ? "forgot" : "register"));
      });
    }
    return { ok: true };
  };

export async function describeLink({ token }: z.infer<typeof linkSchema>): Promise<Outcome<LinkOwner>> {
  const link = await findLink(token);
  return link ? { ok: true, email: link.email, isNew: link.name === null } : refuse("auth/invalid-token");
}

/** Spends a link for a password. Whatever is wrong with the password or the name leaves the link as it is. */
export async function choosePassword(
  { token, password, name: typedName }: z.infer<typeof passwordSchema>,
  { client }: Visitor,
): Promise<Outcome<ChosenPassword>> {
  const { isRegistrationOpen, passwordMinCharacters } = getAccountSettings();
  const link = await findLink(token);
  if (!link) return refuse("auth/invalid-token");
  const { email } = link;
  if (link.name === null && !isRegistrationOpen) return refuse("auth/registration-closed");
  const name = link.name ?? typedName;
  if (name === undefined) return refuse("auth/invalid-input", { fields: { name: FIELD_TEXTS.nameMissing } });
  const fault = await findPasswordFault(password, { name, email }, passwordMinCharacters);
  if (fault) return refuse("auth/weak-password", { fields: { password: fault } });
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  if (!(await spendLink(token, hashed.value, name))) return refuse("auth/invalid-token");
  await clearFailures(email, client);
  return { ok: true, email };
}

async function checkPassword(
  { email, password }: z.infer<typeof signInSchema>,
  browser: string,
): Promise<Outcome<{ user: SessionUser }>> {
  const known = await findByEmail(email);
  const stored = known?.passwordHash ?? null;
  const checked = await verifyPassword(stored, password);
  if (!checked.ok) return checked;
  if (!checked.value || !known || stored === null) return refuse("auth/invalid-credentials");
  const renewed = isOutdatedHash(stored) ? await hashPassword(password) : null;
  const renewedHash = renewed?.ok ? renewed.value : undefined;
  const user = await notePasswordSignIn({ id: known.id, checkedHash: stored, renewedHash, browser });
  return user ? { ok: true, user } : refuse("auth/invalid-credentials");
}

/**
 * Signs in by email and password. An unknown address, a wrong password and an account without one come to the same
 * refusal after the same work.
 */
export async function signInWithPassword(
  typed: unknown,
  { browser, client }: Visitor,
): Promise<Outcome<{ user: SessionUser }>> {
  const { data: input } = signInSchema.safeParse(typed);
  if (!input) return refuse("auth/invalid-credentials");
  const claim = await claimSignIn(input.email, client);
  if (claim.refusal) return claim.refusal;
  let outcome: Outcome<{ user: SessionUser }> | undefined;
  try {
    outcome = await checkPassword(input, browser);
    return outcome;
  } finally {
    // Only a wrong password is a failure.
    if (!outcome || outcome.ok || outcome.code !== "auth/invalid-credentials") await claim.giveBack();
  }
}
