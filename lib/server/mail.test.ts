import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "./log";
import { probeMail, readSmtp, sendMail } from "./mail";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

const MAIL = {
  subject: "A <subject>",
  paragraphs: ["Hello & welcome.", "Good-bye.", "Ada's portfolio"],
  action: { label: "Open", url: "https://ada.dev/register#token=a&b" },
};

interface Seen {
  recipients: string[];
  text: string;
  commands: string[];
}

let seen: Seen;
let server: SMTPServer;

beforeEach(async () => {
  seen = { recipients: [], text: "", commands: [] };
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => {
      seen.commands.push("connect");
      done();
    },
    onAuth: (_auth, _session, done) => {
      seen.commands.push("auth");
      done(null, { user: "site" });
    },
    onData: (stream, session, done) => {
      stream.on("data", (chunk: Buffer) => (seen.text += chunk.toString()));
      stream.on("end", () => {
        seen.recipients = session.envelope.rcptTo.map(({ address }) => address);
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  vi.stubEnv("SMTP_HOST", "127.0.0.1");
  vi.stubEnv("SMTP_PORT", String(port));
  vi.stubEnv("SMTP_FROM", '"Ada" <site@ada.dev>');
  vi.stubEnv("SMTP_USER", "site");
  vi.stubEnv("SMTP_PASS", "secret");
});
afterEach(async () => {
  vi.clearAllMocks();
  vi.unstubAllEnvs();
  await new Promise<void>((resolve) => server.close(resolve));
});

it("goes to one mailbox as text and as HTML that say the same, with everything escaped", async () => {
  await sendMail("visitor@example.com", MAIL);
  expect(seen.recipients).toEqual(["visitor@example.com"]);
  const text = seen.text.replaceAll(/=\r\n/g, "").replaceAll("=3D", "=");
  expect(text).toContain("From: Ada <site@ada.dev>");
  expect(text).toContain("Hello & welcome.\r\n\r\nhttps://ada.dev/register#token=a&b\r\n\r\nGood-bye.");
  expect(text).toContain("Hello &#38; welcome.");
  expect(text).toContain('href="https://ada.dev/register#token=a&#38;b"');
  expect(text).toContain("<title>A &#60;subject&#62;</title>");
});

it("tells in the log of what kind a failure is, and nothing else", async () => {
  vi.stubEnv("SMTP_PORT", "9");
  await sendMail("visitor@example.com", MAIL);
  expect(vi.mocked(log).mock.calls).toEqual([["error", "mail-failed", { reason: "unreachable" }]]);
});

it("is probed without a login and without a message", async () => {
  const { values } = readSmtp();
  if (values) await probeMail(values);
  expect(seen).toEqual({ recipients: [], text: "", commands: ["connect"] });
});
