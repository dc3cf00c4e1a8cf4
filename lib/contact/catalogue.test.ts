import { expect, it } from "vitest";
import { describeFailure, parseContactReply, SENT_TEXTS } from "./catalogue";

const TITLE = "Error sending message";
const alike = (text: string) => ({ title: TITLE, description: text, banner: text });

it.each([
  [
    "authentication",
    {
      title: TITLE,
      description: "Email service authentication issue. Please use the direct email link below instead.",
      banner: "Email service temporarily unavailable. Please click the email link below to contact me directly.",
    },
  ],
  ["invalid-input", alike("Invalid email data. Please check your form inputs.")],
  ["too-many-requests", alike("Too many requests. Please try again later.")],
  ["other-failure", alike("Failed to send email")],
  [
    "unexpected",
    {
      title: "Something went wrong",
      description: "Please try again later or contact me directly.",
      banner: "Unexpected error occurred. Please try the direct contact methods instead.",
    },
  ],
] as const)("has the specification's texts for %s", (code, texts) => {
  expect(describeFailure(code)).toEqual(texts);
});

it("has the specification's texts for success, and takes what stays on its way for something unexpected", () => {
  const description = "Thanks for contacting me. I'll get back to you soon.";
  expect(SENT_TEXTS).toEqual({ title: "Message sent!", description });
  expect(describeFailure("pending")).toEqual(describeFailure("unexpected"));
});

it("lets only the other failure speak with the provider's text", () => {
  expect(describeFailure("other-failure", "The mailbox is full")).toEqual(alike("The mailbox is full"));
  expect(describeFailure("other-failure", "")).toEqual(alike("Failed to send email"));
  expect(describeFailure("invalid-input", "text")).toEqual(describeFailure("invalid-input"));
});

it("reads what the API answers", () => {
  expect(parseContactReply({ ok: true })).toEqual({ ok: true });
  const refusal = { ok: false, code: "invalid-input", fields: { name: "Please enter your name." } };
  expect(parseContactReply(refusal)).toEqual(refusal);
  expect(parseContactReply({ ok: false, code: "pending" })).toEqual({ ok: false, code: "pending" });
});

it.each([null, "OK", [], {}, { ok: "true" }, { ok: false }, { ok: false, code: "other" }, { code: "unexpected" }])(
  "takes %j for something unexpected",
  (body) => expect(parseContactReply(body)).toEqual({ ok: false, code: "unexpected" }),
);
