import "server-only";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { isLoopbackHost } from "@/lib/loopback.mjs";
import type { Settings } from "@/lib/settings";
import { log } from "./log";
import { getSettings } from "./settings";

type SmtpSettings = NonNullable<Settings["smtp"]>;

/** Replaces nodemailer's default timeouts, some of which are several minutes. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

function openTransport(smtp: SmtpSettings) {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASS: pass } = smtp;
  const secure = smtp.SMTP_SECURE ?? smtp.SMTP_PORT === 465;
  return createTransport({
    host,
    port: smtp.SMTP_PORT ?? (secure ? 465 : 587),
    secure,
    // Prevents an attacker from hiding STARTTLS to make the client send the password unencrypted.
    requireTLS: !secure && user !== undefined && !isLoopbackHost(host),
    auth: user ? { user, pass } : undefined,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The setting to look at first, what is wrong with it, and what the owner can do. */
const FAULTS = {
  "sign-in-refused": {
    field: "SMTP_PASS",
    problem: "the mail server refused the sign-in",
    advice: "Correct SMTP_USER and SMTP_PASS. Many providers want an app password here, not the mailbox’s own.",
  },
  "not-encrypted": {
    field: "SMTP_HOST",
    problem: "its connection cannot be encrypted",
    advice:
      "Set SMTP_SECURE=true for port 465, and clear it for port 587. SMTP_HOST must be the name on the server’s certificate.",
  },
  rejected: {
    field: "SMTP_FROM",
    problem: "the mail server refused it",
    advice: "Make SMTP_FROM an address that SMTP_USER may send from. Your mail provider’s log says more.",
  },
  unreachable: {
    field: "SMTP_HOST",
    problem: "it cannot be reached",
    advice: "Correct SMTP_HOST and SMTP_PORT. Some networks block outgoing mail: run the doctor where the site runs.",
  },
} as const;

/** What nodemailer adds to its errors. */
const failureSchema = z.looseObject({
  code: z.string().default(""),
  originalCode: z.string().default(""),
  responseCode: z.number().optional(),
});

function classifyMailFailure(error: unknown): keyof typeof FAULTS {
  const { code, originalCode, responseCode } = failureSchema.parse(error);
  if (code === "EAUTH") return "sign-in-refused";
  if (code === "ETLS" || /CERT|SSL|TLS|SIGNATURE/.test(originalCode)) return "not-encrypted";
  return responseCode === undefined ? "unreachable" : "rejected";
}

export function explainMailFailure(error: unknown) {
  const reason = classifyMailFailure(error);
  return { reason, ...FAULTS[reason] };
}

export interface MailContent {
  subject: string;
  /** Paragraphs of plain text. The last one is the signature. */
  paragraphs: readonly string[];
  /** A link, shown after the first paragraph. */
  action: { label: string; url: string };
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const INK = "#1f1b2e";
const PAGE_STYLE = `max-width:520px;margin:0 auto;padding:32px 16px;color:${INK};font:16px/1.6 system-ui,sans-serif`;
const BUTTON_STYLE = `display:inline-block;padding:12px 20px;background:${INK};color:#fff;border-radius:10px`;

function composeMail({ subject, paragraphs: [first = "", ...rest], action: { label, url } }: MailContent) {
  const paragraph = (text: string) => `<p>${escape(text)}</p>`;
  const button = `<p><a href="${escape(url)}" style="${BUTTON_STYLE}">${escape(label)}</a></p>`;
  const lines = [paragraph(first), button, ...[url, ...rest].map(paragraph)];
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(subject)}</title>`;
  return {
    subject,
    text: [first, url, ...rest].join("\n\n"),
    html: `${head}<body style="${PAGE_STYLE}">${lines.join("")}</body></html>`,
  };
}

export async function sendMail(to: string, content: MailContent): Promise<void> {
  const { smtp } = getSettings();
  if (!smtp) return log("error", "mail-failed", { reason: "not-configured" });
  const transport = openTransport(smtp);
  try {
    // Pass an object, because a string would be parsed and could contain several recipients.
    await transport.sendMail({ ...composeMail(content), from: smtp.SMTP_FROM, to: { name: "", address: to } });
  } catch (error) {
    const { reason, advice } = explainMailFailure(error);
    log("error", "mail-failed", { reason, advice });
  } finally {
    transport.close();
  }
}

/** Signs in to the mail server, but sends nothing. Throws if that fails. */
export async function probeMail(smtp: SmtpSettings): Promise<void> {
  const transport = openTransport(smtp);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
