import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { site } from "@/content/site";
import { findPasswordFault, hashPassword, isOutdatedHash, verifyPassword } from "./passwords";

const PERSON = { name: "Asha Gurung", email: "asha.gurung@mountain.example" };
const PASSWORD = "correct horse battery staple";

describe("a stored password", () => {
  it("is found again, whichever way its letters were composed, and no other is", async () => {
    const stored = await hashPassword("na\u00EFve ﬁsh in a pond");
    if (!stored.ok) throw new Error("busy");
    expect(stored.value).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(isOutdatedHash(stored.value)).toBe(false);
    expect(await verifyPassword(stored.value, "nai\u0308ve fish in a pond")).toEqual({ ok: true, value: true });
    expect(await verifyPassword(stored.value, "another")).toEqual({ ok: true, value: false });
  });

  it("is known to be of older parameters", async () => {
    const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(isOutdatedHash(stored)).toBe(true);
    expect(await verifyPassword(stored, PASSWORD)).toEqual({ ok: true, value: true });
  });

  it("is checked for 36 at once, and the others are told to come back", async () => {
    const checks = await Promise.all(Array.from({ length: 40 }, () => verifyPassword(null, PASSWORD)));
    expect(checks.filter(({ ok }) => ok)).toHaveLength(36);
    expect(checks.at(-1)).toEqual({ ok: false, code: "auth/too-many-requests", retryAfterSeconds: 5 });
    expect(await verifyPassword(null, PASSWORD)).toEqual({ ok: true, value: false });
  });
});

describe("a new password", () => {
  it.each([PASSWORD, "zxcvbnm zxcvbnm yes", "Übermut tut selten gut", "asha likes to climb mountains at dawn"])(
    "%s is taken",
    async (password) => expect(await findPasswordFault(password, PERSON, 12)).toBeNull(),
  );

  it.each([
    ["short", /at least 12/],
    ["x".repeat(129), /at most 128/],
    ["QwertyUiop123", /most common passwords/],
    ["aaaaaaaaaaaa", /most common passwords/],
    ["abcabcabcabc", /most common passwords/],
    ["asha gurung 1", /your name/],
    ["asha.gurung@mountain.example", /your email address/],
    [`${site.owner.name} portfolio`, /this site's name/],
  ])("%s is refused", async (password, sentence) => {
    expect(await findPasswordFault(password, PERSON, 12)).toMatch(sentence);
  });
});
