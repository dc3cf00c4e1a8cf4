import { describe, expect, it } from "vitest";
import { INVALID_EMAIL_TEXT, ONE_LINE_TEXT, REQUIRED_TEXTS } from "./field-texts";
import { CONTACT_FIELDS, CONTACT_MAX_CHARACTERS } from "./limits";
import { contactRequestSchema } from "./message";

const valid = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "A few lines." };

function firstError(change: Record<string, unknown>) {
  return contactRequestSchema.safeParse({ ...valid, ...change }).error?.issues[0];
}

describe("contactRequestSchema", () => {
  it("trims, unifies line breaks and drops control characters from the message", () => {
    const parsed = contactRequestSchema.parse({
      ...valid,
      name: "  Ada ",
      message: " one\r\ntwo\rthree\u0000\u0085\t! ",
    });
    expect(parsed).toMatchObject({ name: "Ada", message: "one\ntwo\nthree\t!" });
  });

  it.each(CONTACT_FIELDS)("requires %s, and more than spaces in it", (field) => {
    for (const value of [undefined, null, 7, [], {}, "", "   "]) {
      expect(firstError({ [field]: value })).toMatchObject({ path: [field], message: REQUIRED_TEXTS[field] });
    }
  });

  it.each(["name", "subject", "message"] as const)("counts %s in code points after trimming", (field) => {
    const longest = "🏔".repeat(CONTACT_MAX_CHARACTERS[field]);
    expect(firstError({ [field]: ` ${longest} ` })).toBeUndefined();
    expect(firstError({ [field]: `${longest}x` })?.message).toContain(String(CONTACT_MAX_CHARACTERS[field]));
  });

  it("takes an e-mail address of at most 254 characters", () => {
    const longest = `${"a".repeat(64)}@${`${"b".repeat(61)}.`.repeat(3)}co`;
    expect(longest.length).toBe(253);
    expect(firstError({ email: longest })).toBeUndefined();
    expect(firstError({ email: `a${longest}` })).toBeUndefined();
    expect(firstError({ email: `aa${longest}` })?.message).toContain("254");
  });

  it.each([
    ["line feed", "a\nb"],
    ["a trailing line break", "ab\r\n"],
    ["null", "a\u0000b"],
    ["escape", "a\u001bb"],
    ["a C1 control", "a\u0085b"],
    ["a line separator", "a\u2028b"],
    ["a bidi override", "a\u202eb"],
    ["a bidi isolate", "a\u2066b"],
    ["half a surrogate pair", "a\ud800b"],
  ])("refuses %s in the one-line fields", (_, value) => {
    for (const field of ["name", "email", "subject"]) {
      expect(firstError({ [field]: value })).toMatchObject({ path: [field], message: ONE_LINE_TEXT });
    }
  });

  it.each([
    "a@b.co, c@d.co",
    "a@b.co;c@d.co",
    "a@b.co c@d.co",
    "Ada <a@b.co>",
    "a@@b.co",
    "a＠b.co",
    '"a b"@c.co',
    "group:a@b.co;",
    "ada",
    "@b.co",
  ])("refuses %s as an e-mail address", (email) => {
    expect(firstError({ email })).toMatchObject({ path: ["email"], message: INVALID_EMAIL_TEXT });
  });

  it("refuses fields it does not know", () => {
    expect(firstError({ phone: "1" })?.code).toBe("unrecognized_keys");
    expect(contactRequestSchema.safeParse(JSON.parse('{"__proto__": {"name": "x"}}')).success).toBe(false);
  });

  it("replaces half a surrogate pair in the message", () => {
    expect(contactRequestSchema.parse({ ...valid, message: "a\udfffb" }).message).toBe("a\uFFFDb");
  });
});
