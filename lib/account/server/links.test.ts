import { afterAll, describe, expect, it } from "vitest";
import type { Database } from "@/lib/server/database/store";
import {
  inventAddress,
  inventPerson,
  PASSWORD,
  PASSWORD_RULES,
  registerPerson,
  registerVerifiedPerson,
  VISIT,
} from "@/scripts/sandbox/test-people";
import { openTestStores } from "@/scripts/sandbox/test-stores";
import { changePassword, resetPassword } from "./change-password";
import { issueToken, issueTokenToVerify, requireReset } from "./link-tokens";
import { signOutEverywhere } from "./profile";
import { registerAccount } from "./register";
import { signInWithPassword } from "./sign-in";
import { verifyEmail } from "./verify-email";

const stores = await openTestStores();
afterAll(() => stores.remove());

const RULES = { ...PASSWORD_RULES, verifiesEmail: true };
const RENEWED = "a wholly new password";
const NOT_VALID = { code: "auth/invalid-token" };

const signIn = (db: Database, person: { email: string; password: string }) =>
  signInWithPassword(db, person, RULES, VISIT);

describe.each(stores.list)("links in $name", ({ store: { db } }) => {
  it("keeps the password of a first registration when the address is registered again", async () => {
    const person = await registerPerson(db);
    const again = { ...person, name: "Mallory", password: "the attacker's password" };
    expect(await registerAccount(db, again, RULES, VISIT)).toEqual({ ok: true, userId: null });
    await verifyEmail(db, await issueToken(db, person.userId, "verify"));
    expect(await signIn(db, again)).toMatchObject({ code: "auth/invalid-credentials" });
    expect(await signIn(db, person)).toMatchObject({ subject: { name: "Asha" } });
  });

  it("lets only the owner of the mailbox complete an account that was registered twice", async () => {
    const attacker = await registerPerson(db, { ...inventPerson(), password: "the attacker's password" });
    const first = await issueTokenToVerify(db, attacker.userId);
    expect(first.kind).toBe("verify");
    const owner = { ...attacker, password: RENEWED };
    await registerAccount(db, owner, RULES, VISIT);
    await issueToken(db, attacker.userId, "reset");
    expect(await verifyEmail(db, first.token)).toMatchObject(NOT_VALID);

    const sentAgain = await issueTokenToVerify(db, attacker.userId);
    expect(sentAgain.kind).toBe("reset");
    expect(await resetPassword(db, { token: sentAgain.token, password: RENEWED }, RULES)).toMatchObject({ ok: true });
    expect(await signIn(db, attacker)).toMatchObject({ code: "auth/invalid-credentials" });
    expect(await signIn(db, owner)).toMatchObject({ ok: true });
  });

  it("closes the verification link of an account registered twice, though no mail may be sent", async () => {
    const { userId } = await registerPerson(db);
    const { token } = await issueTokenToVerify(db, userId);
    await requireReset(db, userId);
    expect(await verifyEmail(db, token)).toMatchObject(NOT_VALID);
    const sent = await issueTokenToVerify(db, userId);
    expect(sent.kind).toBe("reset");
    await requireReset(db, userId);
    expect(await resetPassword(db, { token: sent.token, password: RENEWED }, RULES)).toMatchObject({ ok: true });
  });

  it("ends a pending change of address with the password, by change, reset or signing out everywhere", async () => {
    const person = await registerVerifiedPerson(db);
    const { userId: id, name, email } = person;
    const issue = () => issueToken(db, id, "email", inventAddress());

    const beforeChange = await issue();
    const change = { current: PASSWORD, password: RENEWED };
    await changePassword(db, { id, name, email, tokenVersion: 0 }, change, RULES);
    expect(await verifyEmail(db, beforeChange)).toMatchObject(NOT_VALID);

    const beforeReset = await issue();
    await resetPassword(db, { token: await issueToken(db, id, "reset"), password: PASSWORD }, RULES);
    expect(await verifyEmail(db, beforeReset)).toMatchObject(NOT_VALID);

    const [beforeSignOut, resetLink] = [await issue(), await issueToken(db, id, "reset")];
    await signOutEverywhere(db, id);
    expect(await verifyEmail(db, beforeSignOut)).toMatchObject(NOT_VALID);
    expect(await resetPassword(db, { token: resetLink, password: RENEWED }, RULES)).toMatchObject(NOT_VALID);
    expect(await signIn(db, person)).toMatchObject({ ok: true });
  });

  it("closes the reset links that went to an address when the person moves away from it", async () => {
    const { userId } = await registerVerifiedPerson(db);
    const sentToOld = await issueToken(db, userId, "reset");
    const moved = await verifyEmail(db, await issueToken(db, userId, "email", inventAddress()));
    expect(moved).toMatchObject({ ok: true });
    expect(await resetPassword(db, { token: sentToOld, password: RENEWED }, RULES)).toMatchObject(NOT_VALID);
  });
});
