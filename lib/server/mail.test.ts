import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { createTransport } from "nodemailer";
import { expect, it, onTestFinished, vi } from "vitest";
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

/** Refuses the sign-in or the sender, by the code in its refusal. */
async function startRefusingServer(refusal: string): Promise<number> {
  const server = createServer((socket) => {
    socket.write("220 ready\r\n");
    socket.on("data", (line) => {
      const asked = line.toString().slice(0, 4);
      const isRefused = refusal.startsWith("535") ? asked === "AUTH" : asked === "MAIL";
      if (asked === "EHLO") socket.write("250 AUTH PLAIN\r\n");
      else socket.write(isRefused ? `${refusal}\r\n` : "235 go on\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

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
  expect(html, "the site's ink, not the demo's accent").toContain("background:#1f1b2e;color:#fff");
  expect(html).toContain("<title>A &#60;subject&#62;</title>");
});

it.each([
  ["535 5.7.8 visitor@example.com is wrong", "sign-in-refused", /SMTP_PASS/],
  ["553 5.7.1 visitor@example.com is refused", "rejected", /SMTP_FROM/],
  [undefined, "unreachable", /SMTP_HOST/],
])(
  "after the mail server's answer %j, the log says %s and what to do, but not to whom",
  async (refusal, reason, advice) => {
    const port = refusal ? await startRefusingServer(refusal) : 9;
    stubSettings({ ...SMTP, SMTP_PORT: String(port) });
    await sendMail("visitor@example.com", MAIL);
    expect(vi.mocked(log).mock.calls).toEqual([
      ["error", "mail-failed", { reason, advice: expect.stringMatching(advice) }],
    ]);
    expect(JSON.stringify(vi.mocked(log).mock.calls)).not.toContain("visitor");
    vi.mocked(log).mockClear();
  },
);

it.each([
  { SMTP_PORT: "465", options: { port: 465, secure: true } },
  { SMTP_PORT: "2465", SMTP_SECURE: "true", options: { port: 2465, secure: true } },
  { SMTP_PORT: "587", SMTP_HOST: "0.0.0.0", options: { port: 587, secure: false, requireTLS: true } },
  { SMTP_PORT: "587", SMTP_HOST: "127.0.0.1", options: { port: 587, secure: false, requireTLS: false } },
])("takes the encryption from the settings: %o", async ({ options, ...settings }) => {
  await probeMail(readSmtp(settings)).catch(() => undefined);
  expect(createTransport).toHaveBeenLastCalledWith(expect.objectContaining(options));
});
