import { expect, it } from "vitest";
import { buildMailLink } from "./contact-form";

it("the mailto link contains the subject and the message, with CRLF line breaks", () => {
  expect(buildMailLink("k@example.com", { subject: "Hi & bye?", message: "one\ntwo" })).toBe(
    "mailto:k@example.com?subject=Hi%20%26%20bye%3F&body=one%0D%0Atwo",
  );
});

it("the mailto link has at most 1900 characters, never cuts a character in half, and replaces a lone surrogate", () => {
  const link = buildMailLink("k@example.com", { subject: "\ud800", message: "🏔".repeat(4000) });
  expect(link.length).toBeLessThanOrEqual(1900);
  expect(decodeURIComponent(link)).toMatch(/subject=\ufffd&body=(🏔)+$/u);
});
