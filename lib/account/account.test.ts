import { expect, it } from "vitest";
import { formatError, parseError } from "./error-url";
import { describeAccountCode, toAccountCode } from "./errors";
import { emailSchema, linkSchema, nameSchema, passwordSchema, toCanonicalEmail } from "./requests";

it("trims a name, and normalises an email address", () => {
  // Emoji and some scripts need invisible characters between the visible ones.
  for (const name of ["\u{1F469}\u200D\u{1F4BB}", "\u0646\u200C\u0627"])
    expect(nameSchema.parse({ name })).toEqual({ name });
  expect(nameSchema.parse({ name: " Asha " })).toEqual({ name: "Asha" });
  expect(toCanonicalEmail("  A.b+Tag@Sub.Example.CO ")).toBe("a.b+tag@sub.example.co");
});

it.each([
  "",
  "two@at@example.com",
  "victim@example.com\u{FF20}evil.example",
  "asha\u{FF20}example.com",
  '"quoted"@example.com',
  "a@example.com,b@example.com",
  "a@example.com\r\nBcc: b@example.com",
  "a@example.com\u202E",
  `${"x".repeat(250)}@a.co`,
])("rejects %j as an email address", (email) => {
  expect(toCanonicalEmail(email)).toBeNull();
  expect(emailSchema.safeParse({ email }).error?.issues.map(({ path }) => path[0])).toEqual(["email"]);
});

it.each([
  ["auth/invalid-token", "auth/invalid-token"],
  ["OAuthCallback", "OAuthCallback"],
  ["CredentialsSignin", "auth/unknown"],
  ["toString", "auth/unknown"],
])("maps the error %s to %s", (text, code) => expect(toAccountCode(text)).toBe(code));

it.each([
  [30, "a minute"],
  [61, "2 minutes"],
  [3600, "an hour"],
  [3601, "2 hours"],
  [80_000, "23 hours"],
])("describes a wait of %d seconds as %s", (seconds, wait) => {
  expect(describeAccountCode("auth/too-many-requests", seconds)).toContain(`try again in ${wait}.`);
});

it.each(["auth/csrf", "auth/too-many-requests:840"])("parses and formats %s without changing it", (error) => {
  expect(formatError(parseError(error))).toBe(error);
});

it.each([
  ["   ", "Please enter your name."],
  ["x".repeat(81), "Please use at most 80 characters."],
  ["Asha\u202E", "Please keep this to one line of ordinary text."],
  ["\u200B", "Please enter your name."],
  [" \u3164\u00AD ", "Please enter your name."],
  ["\u{E0041}\u{E007F}", "Please enter your name."],
])("rejects the name %j with a message", (name, message) => {
  expect(nameSchema.safeParse({ name }).error?.issues).toMatchObject([{ path: ["name"], message }]);
});

it.each([undefined, 7, null])("rejects the token %j with a message", (token) => {
  const message = "This link is incomplete. Please open it again from the email.";
  for (const schema of [linkSchema, passwordSchema]) {
    const { error } = schema.safeParse({ token, password: "a password" });
    expect(error?.issues[0]).toMatchObject({ path: ["token"], message });
  }
});
