import "server-only";
import type { AccountResult } from "@/lib/account/errors";
import { nameSchema, signInSchema, toCanonicalEmail } from "@/lib/account/requests";
import { FIELD_TEXTS, NAME_MAX_CHARACTERS } from "@/lib/field-rules";
import { fail } from "@/lib/result";
import { withoutTrailingSlash } from "@/lib/text";
import { forgetFailures, limitFailure, limitMail, limitSignIn, limitWrite } from "./account-limits";
import {
  createLink,
  findByEmail,
  findLink,
  recordSignIn,
  redeemLink,
  signInByIdentity,
  type LinkKind,
  type SessionUser,
} from "./accounts";
import { composeAlreadyRegistered, composeNewPassword, composeProviderAdded, composeWelcome, sendLater } from "./mails";
import { findPasswordError, hashPassword, isOutdatedHash, queueHashing, verifyPassword } from "./passwords";
import { listIdentityProviders, personSchema } from "./providers";
import { getAccountSettings } from "./settings";
import type { Visitor } from "./visitor";

/** The reply never reveals whether the email address has an account. */
export async function requestLink(
  kind: LinkKind,
  email: string,
  { client }: Visitor,
  ownerName: string,
): Promise<AccountResult> {
  const { isRegistrationOpen, hasMail } = getAccountSettings();
  if (kind === "register" && !isRegistrationOpen) return fail("auth/registration-closed");
  if (!hasMail) return fail("auth/mail-unavailable");
  const allowed = await limitMail(kind, email, client);
  if (!allowed.ok) return allowed;
  // Query before replying, so that the site does not promise an email while the store is down.
  const isKnown = (await findByEmail(email)) !== undefined;
  if (kind === "register" || isKnown) {
    sendLater(email, async () => {
      if (!isKnown) return composeWelcome(ownerName, await createLink(email, "register"));
      const token = await createLink(email, "forgot");
      return kind === "register" ? composeAlreadyRegistered(ownerName, token) : composeNewPassword(ownerName, token);
    });
  }
  return { ok: true };
}

export async function describeLink({ token }: { token: string }, { client }: Visitor): Promise<AccountResult> {
  const allowed = await limitWrite("link", client);
  if (!allowed.ok) return allowed;
  const link = await findLink(token);
  if (!link) return fail("auth/invalid-token");
  return { ok: true, ...link };
}

/** The link stays valid if the password or name is rejected. */
export async function choosePassword(
  { token, password, name }: { token: string; password: string; name?: string },
  { client }: Visitor,
): Promise<AccountResult<{ email: string }>> {
  const allowed = await limitWrite("password", client);
  if (!allowed.ok) return allowed;
  return queueHashing(async () => {
    const { isRegistrationOpen, passwordMinCharacters } = getAccountSettings();
    const link = await findLink(token);
    if (!link) return fail("auth/invalid-token");
    const { email, isNew, needsName } = link;
    if (isNew && !isRegistrationOpen) return fail("auth/registration-closed");
    if (needsName && !name) return fail("auth/invalid-input", { fields: { name: FIELD_TEXTS.nameMissing } });
    const passwordError = await findPasswordError(password, passwordMinCharacters);
    if (passwordError) return fail("auth/weak-password", { fields: { password: passwordError } });
    const hashed = await hashPassword(password);
    if (!(await redeemLink(token, hashed, name ?? ""))) return fail("auth/invalid-token");
    await forgetFailures(email, client);
    return { ok: true, email };
  });
}

export type SignInResult = AccountResult<{ user: SessionUser }>;

async function checkPassword(known: Awaited<ReturnType<typeof findByEmail>>, password: string, browser: string) {
  const stored = known?.passwordHash ?? null;
  const isRight = await verifyPassword(stored, password);
  if (!isRight || !known || stored === null) return undefined;
  const renewed = isOutdatedHash(stored) ? await hashPassword(password) : null;
  return recordSignIn(known.id, stored, renewed, browser);
}

/** Takes equally long and gives the same reply for unknown addresses, wrong passwords and accounts without a password. */
export async function signInWithPassword(typed: unknown, { browser, client }: Visitor): Promise<SignInResult> {
  const { data: input } = signInSchema.safeParse(typed);
  if (!input) return fail("auth/invalid-credentials");
  const allowed = await limitSignIn(client);
  if (!allowed.ok) return allowed;
  return queueHashing(async () => {
    // Ask the database first: if it cannot answer, this is not a failed sign-in.
    const known = await findByEmail(input.email);
    const allowed = await limitFailure(input.email, client);
    if (!allowed.ok) return allowed;
    const user = await checkPassword(known, input.password, browser);
    if (!user) return fail("auth/invalid-credentials");
    await forgetFailures(input.email, client);
    return { ok: true, user };
  });
}

export async function signInWithProvider(
  id: string,
  profile: unknown,
  { browser }: Visitor,
  ownerName: string,
): Promise<SignInResult> {
  const person = personSchema.parse(profile);
  const provider = listIdentityProviders().find((known) => known.id === id);
  if (!provider || provider.issuer !== withoutTrailingSlash(person.iss)) return fail("auth/oauth-failed");
  // Require ASCII, because Unicode case folding could map two mailboxes to one address.
  const email = /^\p{ASCII}+$/u.test(person.email ?? "") ? toCanonicalEmail(person.email ?? "") : null;
  const isVerified = person.email_verified === true && (provider.hosts?.(person) ?? true);
  if (!isVerified || !email) return fail("auth/oauth-email-not-verified");
  const { isRegistrationOpen, hasMail } = getAccountSettings();
  const user = await signInByIdentity({
    method: id,
    browser,
    issuer: person.iss,
    subject: person.sub,
    email,
    // If the provider's display name breaks this site's rules, use the start of the email address.
    name:
      nameSchema.safeParse({ name: person.name }).data?.name ?? email.replace(/@.*/, "").slice(0, NAME_MAX_CHARACTERS),
    mayCreate: isRegistrationOpen,
  });
  if (!user) return fail("auth/registration-closed");
  if (user.isJoined && hasMail) sendLater(email, async () => composeProviderAdded(ownerName, provider.name));
  return { ok: true, user };
}
