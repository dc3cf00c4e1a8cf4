import { hash } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { findPasswordError, hashPassword, isOutdatedHash, verifyPassword } from "./passwords";

const PASSWORD = "correct horse battery staple";

it("accepts a password in any Unicode composition, and no other password", async () => {
  const stored = await hashPassword("na\u00EFve ﬁsh in a pond");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(isOutdatedHash(stored)).toBe(false);
  expect(await verifyPassword(stored, "nai\u0308ve fish in a pond")).toBe(true);
  expect(await verifyPassword(stored, "another")).toBe(false);
});

it("accepts a password hashed with older parameters, and marks the hash as outdated", async () => {
  const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(isOutdatedHash(stored)).toBe(true);
  expect(await verifyPassword(stored, PASSWORD)).toBe(true);
});

it("serves a page while a password is checked", async () => {
  const turns: string[] = [];
  setImmediate(() => turns.push("a page"));
  await verifyPassword(null, PASSWORD).finally(() => turns.push("a password"));
  expect(turns).toEqual(["a page", "a password"]);
});

it.each([PASSWORD, "zxcvbnm zxcvbnm yes", "Übermut tut selten gut", "asha gurung 1"])(
  "accepts %s as a new password",
  async (password) => expect(await findPasswordError(password, 12)).toBeNull(),
);

it.each([
  ["short", /at least 12/],
  ["👍👏🙏🎉🚀🌄", /at least 12/],
  ["x".repeat(129), /at most 128/],
  ["QwertyUiop123", /most common passwords/],
  ["abcabcabcabc", /most common passwords/],
])("rejects %s as a new password", async (password, sentence) => {
  expect(await findPasswordError(password, 12)).toMatch(sentence);
});
