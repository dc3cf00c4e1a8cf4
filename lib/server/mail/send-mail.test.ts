import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ServerEnv } from "@/lib/server/env";
import { type Sandbox, startSandbox } from "@/scripts/sandbox/start-sandbox";
import { composeMail } from "./compose-mail";
import { sendMail } from "./send-mail";

let sandbox: Sandbox;
let smtp: ServerEnv["smtp"] = null;

vi.mock("@/lib/server/env", () => ({ getEnv: () => ({ smtp, logLevel: "silent" }) }));

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  smtp = { host: "127.0.0.1", port: sandbox.smtpPort, secure: false, login: null, from: "Site <site@example.com>" };
});
afterAll(() => sandbox.stop());

const MAIL = composeMail("Kiran's <portfolio>", {
  subject: "Verify",
  paragraphs: ['Hello <b>Asha</b> & "co"', "Second."],
  action: { label: "Open", address: "https://example.com/login#verify=abc" },
});

it("arrives as text and as HTML that says the same, with everything escaped", async () => {
  expect(await sendMail(MAIL, { name: "Asha", email: "asha@example.com" })).toEqual({ ok: true });
  const [mail] = sandbox.mailbox.emails;
  expect(mail).toMatchObject({
    from: "Site <site@example.com>",
    to: ["Asha <asha@example.com>"],
    envelopeTo: ["asha@example.com"],
    subject: "Verify",
  });
  expect(mail?.text.trim()).toBe(
    'Hello <b>Asha</b> & "co"\n\nhttps://example.com/login#verify=abc\n\nSecond.\n\nKiran\'s <portfolio>',
  );
  expect(mail?.html).toContain("Hello &lt;b&gt;Asha&lt;/b&gt; &amp; &quot;co&quot;");
  expect(mail?.html).toContain('href="https://example.com/login#verify=abc"');
  expect(mail?.html).not.toContain("<b>");
});

it.each([
  "a@example.com, b@example.com",
  "a@example.com\r\nBcc: b@example.com",
  "group: a@example.com, b@example.com;",
  "a@example.com\u{FF20}b.example",
  "Not Canonical <a@example.com>",
])("never sends to %j", async (email) => {
  sandbox.mailbox.clear();
  expect(await sendMail(MAIL, { name: "Asha", email })).toEqual({ ok: false, reason: "bad-address" });
  expect(sandbox.mailbox.emails).toEqual([]);
});

it("keeps a name in its place, whatever it holds", async () => {
  sandbox.mailbox.clear();
  await sendMail(MAIL, { name: 'Asha" <evil@example.com>, "', email: "asha@example.com" });
  await sendMail(
    { ...MAIL, subject: "Hi\r\nBcc: evil@example.com" },
    { name: "A\r\nBcc: evil@example.com", email: "asha@example.com" },
  );
  expect(sandbox.mailbox.emails.map((mail) => mail.envelopeTo)).toEqual([["asha@example.com"], ["asha@example.com"]]);
});

it("signs in to a mail server of this machine that offers no encryption", async () => {
  sandbox.mailbox.clear();
  const open = smtp;
  smtp = open && { ...open, login: { user: "u", pass: "p" } };
  expect(await sendMail(MAIL, { name: "Asha", email: "asha@example.com" })).toEqual({ ok: true });
  expect(sandbox.mailbox.emails).toHaveLength(1);
  smtp = open;
});

it("tells when it could not be sent", async () => {
  const working = smtp;
  smtp = working && { ...working, port: 1 };
  expect(await sendMail(MAIL, { name: "Asha", email: "asha@example.com" })).toEqual({
    ok: false,
    reason: "unreachable",
  });
  smtp = null;
  expect(await sendMail(MAIL, { name: "Asha", email: "asha@example.com" })).toEqual({
    ok: false,
    reason: "not-configured",
  });
  smtp = working;
});
