import { describe, expect, it } from "vitest";
import { ACCOUNT_CODES } from "./codes";
import { toCanonicalEmail } from "./email";
import { describeAccountCode, toAccountCode } from "./messages";
import { countPasswordCharacters, describePasswordLength, normalizePassword } from "./password";
import { registerSchema } from "./requests";
import { toSafeReturnPath } from "./safe-return-path";

describe("the canonical e-mail address", () => {
  it.each([
    ["  Asha@Example.COM ", "asha@example.com"],
    ["a.b+tag@sub.example.co", "a.b+tag@sub.example.co"],
  ])("makes one form of %j", (text, email) => expect(toCanonicalEmail(text)).toBe(email));

  it.each([
    "",
    "no-at.example.com",
    "two@at@example.com",
    "victim@example.com\u{FF20}evil.example",
    "asha\u{FF20}example.com",
    '"quoted"@example.com',
    "a@example.com,b@example.com",
    "Asha <asha@example.com>",
    "a@example.com\r\nBcc: b@example.com",
    "a b@example.com",
    "a@example.com\u202E",
    "a@-example.com",
    `${"x".repeat(250)}@a.co`,
  ])("refuses %j", (text) => expect(toCanonicalEmail(text)).toBeNull());
});

describe("the sentences", () => {
  it("has one for every code, and no two alike", () => {
    const sentences = ACCOUNT_CODES.map((code) => describeAccountCode(code));
    expect(sentences.every((sentence) => /^[A-Z].+[.]$/.test(sentence))).toBe(true);
    expect(new Set(sentences).size).toBe(ACCOUNT_CODES.length);
  });

  it.each([
    ["auth/user-not-found", "auth/invalid-credentials"],
    ["auth/wrong-password", "auth/invalid-credentials"],
    ["auth/network-request-failed", "auth/network"],
    ["OAuthCallback", "auth/oauth-failed"],
    ["CredentialsSignin", "auth/invalid-credentials"],
    ["toString", "auth/unknown"],
    ["auth/never-heard-of", "auth/unknown"],
  ])("reads %s as %s", (text, code) => expect(toAccountCode(text)).toBe(code));

  it.each([
    [30, "a minute"],
    [61, "2 minutes"],
    [900, "15 minutes"],
    [3601, "an hour"],
    [80_000, "23 hours"],
  ])("tells a wait of %d seconds as %s", (seconds, wait) => {
    expect(describeAccountCode("auth/too-many-requests", seconds)).toContain(`try again in ${wait}.`);
  });
});

describe("passwords", () => {
  it("counts code points after normalisation", () => {
    expect(countPasswordCharacters("e\u0301")).toBe(1);
    expect(countPasswordCharacters("👍🏽")).toBe(2);
    expect(normalizePassword("ﬁ")).toBe("fi");
  });

  it("knows too short and too long, and nothing else", () => {
    expect(describePasswordLength("x".repeat(11), 12)).toContain("at least 12");
    expect(describePasswordLength("x".repeat(12), 12)).toBeNull();
    expect(describePasswordLength("x".repeat(128), 12)).toBeNull();
    expect(describePasswordLength("x".repeat(129), 12)).toContain("at most 128");
  });
});

describe("the path to return to", () => {
  it.each(["/", "/projects?tech=react#top", "/?a=%2F%2Fevil.example"])("takes %s", (path) =>
    expect(toSafeReturnPath(path)).toBe(path),
  );

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/a\\..\\b",
    "javascript:alert(1)",
    "http://[",
    "",
    "/..//evil.example",
    "/.//evil.example",
    `/${"x".repeat(512)}`,
  ])("refuses %j", (path) => expect(toSafeReturnPath(path)).toBeNull());
});

describe("a registration", () => {
  const good = { name: " Asha ", email: "ASHA@example.com", password: "x" };

  it("is trimmed and brought into its form", () =>
    expect(registerSchema.parse(good)).toEqual({ name: "Asha", email: "asha@example.com", password: "x" }));

  it.each([
    ["name", ""],
    ["name", "x".repeat(81)],
    ["name", "Asha\nBcc: evil"],
    ["name", "Asha\u202E"],
    ["email", "asha"],
    ["password", ""],
  ])("is refused for its %s %j, by that field", (field, value) => {
    const result = registerSchema.safeParse({ ...good, [field]: value });
    expect(result.error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });
});
