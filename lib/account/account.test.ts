import { describe, expect, it } from "vitest";
import { ACCOUNT_CODES, describeAccountCode, toAccountCode } from "./replies";
import { emailSchema, nameSchema, toCanonicalEmail } from "./requests";
import { countPasswordCharacters, describeNewPassword, normalizePassword, toSafeReturnPath } from "./rules";

describe("the canonical email address", () => {
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
  ])("refuses %j", (email) => {
    expect(toCanonicalEmail(email)).toBeNull();
    expect(emailSchema.safeParse({ email }).error?.issues.map(({ path }) => path[0])).toEqual(["email"]);
  });
});

describe("the sentences", () => {
  it("has one for every code, and no two alike", () => {
    const sentences = ACCOUNT_CODES.map((code) => describeAccountCode(code));
    expect(sentences.every((sentence) => /^[A-Z].+[.]$/.test(sentence))).toBe(true);
    expect(new Set(sentences).size).toBe(ACCOUNT_CODES.length);
  });

  it.each([
    ["auth/invalid-token", "auth/invalid-token"],
    ["OAuthCallback", "auth/unknown"],
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
  it("are counted in code points after normalisation", () => {
    expect(countPasswordCharacters("e\u0301")).toBe(1);
    expect(countPasswordCharacters("👍🏽")).toBe(2);
    expect(normalizePassword("ﬁ")).toBe("fi");
  });

  it.each([
    ["", "At least 12 characters."],
    ["abcdefgh", "4 more to go."],
    ["abcdefghijkl", "Long enough. Adding a few words makes it stronger."],
    ["abcdefghijklmnopqrst", "Hard to guess, unless it is a well-known phrase."],
  ])("are told for %j how far they have come", (password, text) => {
    expect(describeNewPassword(password, 12)).toBe(text);
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

describe("a name", () => {
  it("is trimmed", () => expect(nameSchema.parse({ name: " Asha " })).toEqual({ name: "Asha" }));

  it.each([
    ["", "Please enter your name."],
    ["   ", "Please enter your name."],
    ["x".repeat(81), "Please use at most 80 characters."],
    ["Asha\nBcc: evil", "Please keep this on one line, without control characters."],
    ["Asha\u202E", "Please keep this on one line, without control characters."],
  ])("%j is refused by its field", (name, message) => {
    expect(nameSchema.safeParse({ name }).error?.issues).toMatchObject([{ path: ["name"], message }]);
  });
});
