import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { site } from "@/content/site";
import { type Sandbox, startSandbox } from "@/scripts/sandbox/start-sandbox";
import { pointToSandbox } from "@/scripts/sandbox/provider.mjs";
import { sendTestMessage } from "./send-message";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterEach(() => sandbox.plan.clear());
afterAll(() => sandbox.stop());

const send = (settings: Record<string, string> = {}) =>
  sendTestMessage({ ...pointToSandbox(sandbox.url), ...settings });

it("sends one test message to the owner", async () => {
  expect(await send()).toEqual({ isSent: true, text: expect.stringContaining("Sent: EmailJS accepted the message") });
  expect(sandbox.mailbox.messages).toMatchObject([{ templateParams: { to_name: site.owner.name } }]);
});

it.each([
  [{ EMAILJS_PUBLIC_KEY: "wrong" }, "ok", /answered 400, “The Public Key is invalid.*check EMAILJS_PUBLIC_KEY/s],
  [{ EMAILJS_TEMPLATE_ID: "wrong" }, "ok", /What to do: check EMAILJS_TEMPLATE_ID/],
  [{ EMAILJS_SERVICE_ID: "" }, "ok", /Not sent: set or correct EMAILJS_SERVICE_ID/],
  [{}, "403", /answered 403.*What to do: tick 'Allow EmailJS API for non-browser applications'/s],
  [{}, "403-private-key", /What to do: check EMAILJS_PRIVATE_KEY/],
  [{}, "422", /What to do: set the template's 'To Email'/],
  [{}, "426", /What to do: wait for next month's quota, or choose a larger plan/],
  [{}, "404", /What to do: check EMAILJS_PUBLIC_KEY/],
  [{}, "500-empty", /answered 500\.\n {2}What to do: check your account/],
  [{ EMAILJS_ENDPOINT: "http://127.0.0.1:3" }, "ok", /could not be reached/],
])("with the settings %j and the provider's answer %s, says what to change", async (settings, mode, sentence) => {
  if (mode !== "ok") sandbox.plan.add({ mode, match: "" });
  const { isSent, text } = await send(settings);
  expect(isSent).toBe(false);
  expect(text).toMatch(sentence);
});
