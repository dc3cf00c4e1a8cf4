import { spawnSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { getOwner } from "@/app/owner";
import { startFaultySandbox, type FaultySandbox } from "@/e2e/support/faults";
import { PROVIDER_NAME } from "@/lib/contact/server/provider";
import { pointToSandbox, PROVIDER_VARIABLES } from "@/scripts/sandbox/provider.mjs";
import { withTsx } from "@/scripts/setup/project.mjs";
import { sendTestMessage } from "./send-message";

/** Overrides the owner's settings. */
const NO_PROVIDER = Object.fromEntries(PROVIDER_VARIABLES.map((name) => [name, ""]));

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterEach(() => sandbox.clear());
afterAll(() => sandbox.stop());

const send = (settings: Record<string, string> = {}) =>
  sendTestMessage({ ...pointToSandbox(sandbox.url), ...settings });

it("sends one test message to the owner", async () => {
  expect(await send()).toEqual({
    ok: true,
    message: expect.stringContaining(`Sent: ${PROVIDER_NAME} accepted the message`),
  });
  expect(sandbox.mailbox.messages).toHaveLength(1);
  expect(JSON.stringify(sandbox.mailbox.messages)).toContain(getOwner().email);
});

it.each([undefined, "", "http://localhost:3000"])(
  "on a local site (SITE_URL %j), sends to the sandbox",
  async (SITE_URL) => {
    const before = sandbox.mailbox.messages.length;
    const { ok, message } = await sendTestMessage({ SITE_URL, SANDBOX_PORT: new URL(sandbox.url).port });
    expect(message).toContain(`Sent to the mail sandbox, not to ${PROVIDER_NAME}. Read it at ${sandbox.url}`);
    expect([ok, sandbox.mailbox.messages.length]).toEqual([true, before + 1]);
  },
);

it("on a local site without a running sandbox, says how to start one, and fails", () => {
  // As a build's doctor does, it looks only at the content, so nothing else fails.
  const { status, stdout } = spawnSync(process.execPath, withTsx("doctor.ts", "--build", "--send"), {
    encoding: "utf8",
    env: { ...process.env, ...NO_PROVIDER, SITE_URL: "", SANDBOX_PORT: "3" },
  });
  expect(stdout).toMatch(/Not sent: the mail sandbox at http:\/\/127\.0\.0\.1:3 .*npm start/s);
  expect(status).toBe(1);
});

it("on a public site, never sends to the sandbox", async () => {
  const settings = { SITE_URL: "https://ada.dev", SANDBOX_PORT: new URL(sandbox.url).port };
  expect((await sendTestMessage(settings)).message).toMatch(/^Not sent: these settings are missing or wrong: \w+/);
});

it.each([
  ["400", /answered 400, “The parameters are invalid/],
  ["403", /answered 403.*What to do: /s],
  ["500-empty", /answered 500\.\n {2}What to do: check your account/],
  ["reset", /did not answer/],
])("after the provider's answer %s, says what to change", async (mode, sentence) => {
  sandbox.add({ mode });
  const { ok, message } = await send();
  expect(ok).toBe(false);
  expect(message).toMatch(sentence);
});

it("says which settings are missing", async () => {
  const [name = ""] = Object.keys(pointToSandbox(""));
  expect((await send({ [name]: "" })).message).toContain(`Not sent: these settings are missing or wrong: ${name}`);
});
