import { expect, it } from "vitest";
import { contactRequestSchema } from "./message";

const valid = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "A few lines." };
const firstError = (change: object) => contactRequestSchema.safeParse({ ...valid, ...change }).error?.issues[0];

it("trims, normalises line breaks, and removes control characters", () => {
  const message = " one\r\ntwo\rthree\u0000\u0085\t!\udfff ";
  const parsed = contactRequestSchema.parse({ ...valid, name: "  Ada ", message });
  expect(parsed).toMatchObject({ name: "Ada", message: "one\ntwo\nthree\t!\uFFFD" });
});

const LONGEST_ADDRESS = `a@${`${"b".repeat(61)}.`.repeat(4)}c.co`;
it.each([
  ["name", "Please enter your name.", 80, "🏔".repeat(80)],
  ["email", "Please enter your email address.", 254, LONGEST_ADDRESS],
  ["subject", "Please enter a subject.", 120, "🏔".repeat(120)],
  ["message", "Please write a message.", 4000, "🏔".repeat(4000)],
])("requires %s, and limits its length in code points after trimming", (field, missing, limit, longest) => {
  for (const value of [undefined, 7, [], "", "   ", "\u200B \u3164"]) {
    expect(firstError({ [field]: value })).toMatchObject({ path: [field], message: missing });
  }
  expect(firstError({ [field]: ` ${longest} ` })).toBeUndefined();
  expect(firstError({ [field]: `x${longest}` })?.message).toBe(`Please use at most ${limit} characters.`);
});

/** In order: line feed, escape, C1 control, line separator, bidi override and lone surrogate. */
it.each(["a\nb", "a\u001bb", "a\u0085b", "a\u2028b", "a\u202eb", "a\ud800b"])(
  "rejects %j in a one-line field",
  (value) => {
    for (const field of ["name", "email", "subject"]) {
      const message = "Please keep this to one line of ordinary text.";
      expect(firstError({ [field]: value })).toMatchObject({ path: [field], message });
    }
  },
);

it.each(["a@b.co, c@d.co", "Ada <a@b.co>", "a@@b.co", "a＠b.co", '"a b"@c.co', "ada"])(
  "rejects %s as an email address",
  (email) => expect(firstError({ email })?.message).toBe("Please enter one email address, like name@example.com."),
);

it("rejects unknown fields", () => {
  expect(firstError({ phone: "1" })?.code).toBe("unrecognized_keys");
});
