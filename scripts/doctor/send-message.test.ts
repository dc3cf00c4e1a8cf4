import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { site } from "@/content/site";
import { startFaultySandbox, type FaultySandbox } from "@/e2e/support/faults";
import { pointToSandbox } from "@/scripts/sandbox/provider.mjs";
import { sendTestMessage } from "./send-message";

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterEach(() => sandbox.clear());
afterAll(() => sandbox.stop());

const send = (settings: Record<string, string> = {}) =>
  sendTestMessage({ ...pointToSandbox(sandbox.url), ...settings });

it("sends one test message to the owner", async () => {
  expect(await send()).toEqual({ isSent: true, text: expect.stringContaining("Sent: EmailJS accepted the message") });
  expect(sandbox.mailbox.messages).toMatchObject([{ templateParams: { to_name: site.owner.name } }]);
});

it.each([undefined, "", "http://localhost:3000"])(
  "on a local site (SITE_URL %j), sends to the sandbox",
  async (SITE_URL) => {
    const before = sandbox.mailbox.messages.length;
    const { isSent, text } = await sendTestMessage({ SITE_URL, SANDBOX_PORT: new URL(sandbox.url).port });
    expect(text).toContain(`Sent to the mail sandbox, not by EmailJS: read it at ${sandbox.url}`);
    expect([isSent, sandbox.mailbox.messages.length]).toEqual([true, before + 1]);
  },
);

it("on a local site without a running sandbox, says how to start one", async () => {
  const { isSent, text } = await sendTestMessage({ SANDBOX_PORT: "3" });
  expect(isSent).toBe(false);
  expect(text).toMatch(/Not sent: the mail sandbox at http:\/\/127\.0\.0\.1:3 .*npm start/s);
});

it("on a public site, never sends to the sandbox", async () => {
  const settings = { SITE_URL: "https://ada.dev", SANDBOX_PORT: new URL(sandbox.url).port };
  expect((await sendTestMessage(settings)).text).toContain("Not sent: set or correct EMAILJS_PUBLIC_KEY");
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
  if (mode !== "ok") sandbox.add({ mode });
  const { isSent, text } = await send(settings);
  expect(isSent).toBe(false);
  expect(text).toMatch(sentence);
});
