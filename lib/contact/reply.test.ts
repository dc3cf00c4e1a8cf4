import { expect, it } from "vitest";
import { parseContactReply } from "./reply";

it("reads what the API answers", () => {
  expect(parseContactReply({ ok: true })).toEqual({ ok: true });
  const refusal = { ok: false, code: "invalid-input", fields: { name: "Please enter your name." } };
  expect(parseContactReply(refusal)).toEqual(refusal);
  expect(parseContactReply({ ok: false, code: "pending" })).toEqual({ ok: false, code: "pending" });
});

it.each([null, "OK", [], {}, { ok: "true" }, { ok: false }, { ok: false, code: "other" }])(
  "takes %j for something unexpected",
  (body) => {
    expect(parseContactReply(body)).toEqual({ ok: false, code: "unexpected" });
  },
);
