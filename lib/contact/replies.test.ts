import { expect, it } from "vitest";
import { describeFailure, parseContactReply } from "./replies";

const TITLE = "Error sending message";
const alike = (text: string) => ({ title: TITLE, description: text, banner: text });

it("uses the specified texts for too many requests, and for failures without a text from the provider", () => {
  expect(describeFailure("too-many-requests")).toEqual(alike("Too many requests. Please try again later."));
  expect(describeFailure("other-failure", "")).toEqual(alike("Failed to send email"));
  expect(describeFailure("unexpected").description).toBe("Please try again later or contact me directly.");
  expect(describeFailure("invalid-input", "text")).toEqual(describeFailure("invalid-input"));
});

it.each([null, "OK", [], {}, { ok: "true" }, { ok: false }, { ok: false, code: "other" }, { code: "unexpected" }])(
  "treats the reply %j as an unexpected error",
  (body) => expect(parseContactReply(body)).toEqual({ ok: false, code: "unexpected" }),
);
