import { describe, expect, it } from "vitest";
import { contactRequestSchema } from "./message-schema";

const valid = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "A few lines." };

function firstError(change: Record<string, unknown>) {
  return contactRequestSchema.safeParse({ ...valid, ...change }).error?.issues[0];
}

describe("contactRequestSchema", () => {
  it("trims, unifies line breaks, and drops or replaces what is no text in the message", () => {
    const message = " one\r\ntwo\rthree\u0000\u0085\t!\udfff ";
    const parsed = contactRequestSchema.parse({ ...valid, name: "  Ada ", message });
    expect(parsed).toMatchObject({ name: "Ada", message: "one\ntwo\nthree\t!\uFFFD" });
  });

  it.each([
    ["name", "Please enter your name."],
    ["email", "Please enter your email address."],
    ["subject", "Please enter a subject."],
    ["message", "Please write a message."],
  ])("requires %s, and more than spaces in it", (field, message) => {
    for (const value of [undefined, null, 7, [], {}, "", "   "]) {
      expect(firstError({ [field]: value })).toMatchObject({ path: [field], message });
    }
  });

  it.each([
    ["name", 80],
    ["subject", 120],
    ["message", 4000],
  ])("counts %s in code points after trimming", (field, limit) => {
    const longest = "🏔".repeat(limit);
    expect(firstError({ [field]: ` ${longest} ` })).toBeUndefined();
    expect(firstError({ [field]: `${longest}x` })?.message).toBe(`Please use at most ${limit} characters.`);
  });

  it("takes an email address of at most 254 characters", () => {
    const longest = `a@${`${"b".repeat(61)}.`.repeat(4)}c.co`;
    expect(longest.length).toBe(254);
    expect(firstError({ email: longest })).toBeUndefined();
    expect(firstError({ email: `a${longest}` })?.message).toContain("254");
  });

  it.each([
    ["line feed", "a\nb"],
    ["escape", "a\u001bb"],
    ["a C1 control", "a\u0085b"],
    ["a line separator", "a\u2028b"],
    ["a bidi override", "a\u202eb"],
    ["half a surrogate pair", "a\ud800b"],
  ])("refuses %s in the one-line fields", (_, value) => {
    for (const field of ["name", "email", "subject"]) {
      const message = "Please keep this on one line, without control characters.";
      expect(firstError({ [field]: value })).toMatchObject({ path: [field], message });
    }
  });

  it.each(["a@b.co, c@d.co", "Ada <a@b.co>", "a@@b.co", "a＠b.co", '"a b"@c.co', "ada"])(
    "refuses %s as an email address",
    (email) => {
      const message = "Please enter one email address, like name@example.com.";
      expect(firstError({ email })).toMatchObject({ path: ["email"], message });
    },
  );

  it("refuses fields it does not know", () => {
    expect(firstError({ phone: "1" })?.code).toBe("unrecognized_keys");
  });
});
