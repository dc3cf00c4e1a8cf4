import "server-only";
import type { ContactMessage } from "@/lib/contact/message";
import { fail, type Failure, type Result } from "@/lib/result";
import { readTextUpTo } from "@/lib/server/http/read-body";
import type { Settings } from "@/lib/settings";

// This file contains everything specific to EmailJS, which scripts/sandbox simulates for a local portfolio.

const ORIGIN = "https://api.emailjs.com";
const SEND_PATH = "/api/v1.0/email/send";
const LIBRARY_VERSION = "3.11.0";
const TIMEOUT_MS = 8000;
const REPLY_LIMIT_BYTES = 4 * 1024;
const VISIBLE_TEXT_MAX_CHARACTERS = 200;

export const PROVIDER_NAME = "EmailJS";

/** Accepts an origin without a path, as EmailJS's own library does. */
function toSendUrl(endpoint = ORIGIN): string {
  const url = new URL(endpoint);
  return url.pathname === "/" ? new URL(SEND_PATH, url).href : url.href;
}

type ProviderSettings = NonNullable<Settings["contact"]>;

interface Rejection {
  status: number;
  text?: string;
  isAuthentication: boolean;
  /** What the owner can do. */
  advice?: string;
}

/** After `timeout` or `connection`, the message may have been sent. */
export type SendResult = Result<object, "timeout" | "connection"> | Failure<"rejected", Rejection>;

/** Lists only the required fields. `buildTemplateParams` also passes on fields that an owner adds to the form. */
type SentMessage = Pick<ContactMessage, "name" | "email" | "subject" | "message">;

/** The owner. */
interface Recipient {
  name: string;
  phone?: string;
}

/** Returns the parameters for the owner's EmailJS template, as listed in docs/deploy.md. */
export function buildTemplateParams(message: SentMessage, { name, phone = "" }: Recipient) {
  return {
    ...message,
    from_name: message.name,
    from_email: message.email,
    to_name: name,
    phone_number: phone,
    project_description: message.message,
    phone,
  };
}

/** Returns the reply as one short line of plain text, or undefined for an HTML page from a gateway. */
function toVisibleText(text: string): string | undefined {
  if (/^\s*<(?:!doctype|html|\?xml)\b/i.test(text)) return undefined;
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return Array.from(line).slice(0, VISIBLE_TEXT_MAX_CHARACTERS).join("") || undefined;
}

/** With status 412: the owner must sign in to their mail account at EmailJS again. */
const AUTHENTICATION = /authentication|scopes|invalid[ _]grant|reconnect|invalid login/i;

/** Maps patterns in the reply to advice for the owner. The reply itself is never logged, because it may quote a visitor. */
const OWNER_ADVICE: readonly (readonly [RegExp, string])[] = [
  [/user[_ ]id|public key|account not found/i, "check EMAILJS_PUBLIC_KEY"],
  [/service id/i, "check EMAILJS_SERVICE_ID"],
  [/template id/i, "check EMAILJS_TEMPLATE_ID"],
  [/private key|access ?token/i, "check EMAILJS_PRIVATE_KEY"],
  [/non-browser/i, "tick 'Allow EmailJS API for non-browser applications' in your EmailJS account's security settings"],
  [/parameters are invalid|variables are corrupted/i, "compare the template's parameters with those in docs/deploy.md"],
  [/size limit|too large/i, "make the template smaller: EmailJS accepts 50 KB of parameters"],
  [/recipients? address/i, "set the template's 'To Email' to a fixed address"],
  [/captcha/i, "switch off reCAPTCHA in the template's settings: the form has limits of its own"],
  [/quota/i, "wait for next month's quota, or choose a larger plan at EmailJS"],
  [AUTHENTICATION, "reconnect the mail account in your EmailJS service"],
];

/** For status 400, with which EmailJS answers what its account is not set up for. */
const SETUP_ADVICE = "compare your EmailJS account with the steps in docs/deploy.md";

function findAdvice(status: number, text: string): string | undefined {
  return OWNER_ADVICE.find(([pattern]) => pattern.test(text))?.[1] ?? (status === 400 ? SETUP_ADVICE : undefined);
}

async function readRejection(response: Response): Promise<SendResult> {
  const text = (await readTextUpTo(response, REPLY_LIMIT_BYTES)) ?? "";
  if (text.trim() === "OK") return { ok: true };
  return fail("rejected", {
    status: response.status,
    text: toVisibleText(text),
    isAuthentication: response.status === 412 && AUTHENTICATION.test(text),
    advice: findAdvice(response.status, text),
  });
}

function classifyFailure(error: unknown): SendResult {
  if (!(error instanceof Error)) throw error;
  if (error.name === "TimeoutError") return fail("timeout");
  // Any error except undici's "fetch failed" is a bug in this code.
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) throw error;
  return fail("connection");
}

export async function sendMessage(
  message: SentMessage,
  owner: Recipient,
  settings: ProviderSettings,
): Promise<SendResult> {
  const body = {
    lib_version: LIBRARY_VERSION,
    user_id: settings.EMAILJS_PUBLIC_KEY,
    service_id: settings.EMAILJS_SERVICE_ID,
    template_id: settings.EMAILJS_TEMPLATE_ID,
    template_params: buildTemplateParams(message, owner),
    accessToken: settings.EMAILJS_PRIVATE_KEY,
  };
  try {
    const response = await fetch(toSendUrl(settings.EMAILJS_ENDPOINT), {
      method: "POST",
      // Do not reuse connections: if the provider had already closed one, the request would fail.
      headers: { "Content-Type": "application/json", Connection: "close" },
      body: JSON.stringify(body),
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200) return await readRejection(response);
    // The status alone confirms delivery, so do not wait for the body.
    response.body?.cancel().catch(() => undefined);
    return { ok: true };
  } catch (error) {
    return classifyFailure(error);
  }
}
