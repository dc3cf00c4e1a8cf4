import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { createTransport } from "nodemailer";
import { expect, it, vi } from "vitest";
import { parseSettings, type Source } from "@/lib/settings";
import { startSandbox } from "@/scripts/sandbox/start-sandbox";
import { log } from "./log";
import { probeMail, sendMail } from "./mail";
import { stubSettings } from "./test/stub-settings";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
vi.mock("nodemailer", { spy: true });

const MAIL = {
  subject: "A <subject>",
  paragraphs: ["Hello & welcome.", "Good-bye.", "Ada's portfolio"],
  action: { label: "Open", url: "https://ada.dev/register#token=a&b" },
};
const SMTP = { SMTP_HOST: "127.0.0.1", SMTP_FROM: '"Ada" <site@ada.dev>', SMTP_USER: "site", SMTP_PASS: "secret" };

const readSmtp = (settings: Source) =>
  parseSettings({ ...SMTP, ...settings }).smtp ?? expect.fail("The settings are right.");

it("sends the same text as plain text and as escaped HTML, to one mailbox", async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  stubSettings({ ...SMTP, SMTP_PORT: String(sandbox.smtpPort) });
  await sendMail("visitor@example.com", MAIL);
  await sandbox.stop();
  const { emails } = sandbox.mailbox;
  expect(emails).toMatchObject([
    { from: "Ada <site@ada.dev>", envelopeTo: ["visitor@example.com"], subject: "A <subject>" },
  ]);
  const [{ text = "", html = "" } = {}] = emails;
  expect(text).toContain("Hello & welcome.\n\nhttps://ada.dev/register#token=a&b\n\nGood-bye.");
  expect(html).toContain("Hello &#38; welcome.");
  expect(html).toContain('href="https://ada.dev/register#token=a&#38;b"');
  expect(html).toContain("<title>A &#60;subject&#62;</title>");
});

it("logs why sending failed, but no details", async () => {
  stubSettings({ ...SMTP, SMTP_PORT: "9" });
  await sendMail("visitor@example.com", MAIL);
  expect(vi.mocked(log).mock.calls).toEqual([["error", "mail-failed", { reason: "unreachable" }]]);
});

it("probes the mail server without logging in or sending", async () => {
  let heard = "";
  const server = createServer((socket) => {
    socket.write("220 ready\r\n");
    socket.on("data", (line) => {
      heard += line;
      socket.write("250 AUTH PLAIN\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await probeMail(readSmtp({ SMTP_PORT: String((server.address() as AddressInfo).port) }));
  server.close();
  expect(heard).toMatch(/^EHLO/);
  expect(heard).not.toMatch(/AUTH|MAIL/);
});

it.each([
  { SMTP_PORT: "465", options: { port: 465, secure: true } },
  { SMTP_PORT: "2465", SMTP_SECURE: "true", options: { port: 2465, secure: true } },
  { SMTP_PORT: "587", SMTP_HOST: "0.0.0.0", options: { port: 587, secure: false, requireTLS: true } },
  { SMTP_PORT: "587", SMTP_HOST: "127.0.0.1", options: { port: 587, secure: false, requireTLS: false } },
])("takes the encryption from the settings: %o", async ({ options, ...settings }) => {
  await probeMail(readSmtp(settings)).catch(() => undefined);
  expect(createTransport).toHaveBeenLastCalledWith(expect.objectContaining(options));
});
