import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { ContactMessage } from "@/lib/contact/message";
import type { ServerEnv } from "@/lib/server/env";
import { readTextUpTo } from "@/lib/server/http/read-text";
import { adviseOwner, toVisibleText } from "./provider-reply";

const LIBRARY_VERSION = "3.11.0";
/** How long one call of the provider may take, its reply included. */
export const PROVIDER_TIMEOUT_MS = 8000;
const REPLY_LIMIT_BYTES = 4 * 1024;

/** EmailJS takes one request a second. */
const RETRY_DELAY_MS = 1100;
const RETRY_JITTER_MS = 300;

type EmailjsConfig = NonNullable<ServerEnv["emailjs"]>;

/** What the template shows of the owner. */
export interface ContactOwner {
  name: string;
  phone: string;
}

/** `silent` means that no answer came, so that nobody knows whether the message was taken (but for a refused connection). */
export type SendResult =
  | { kind: "sent" }
  | { kind: "refused"; status: number; text?: string; mentionsAuthentication: boolean; advice?: string }
  | { kind: "silent"; reason: "timeout" | "connection-refused" | "connection-lost" };

/** The ten parameters that the owner's template can show; the README lists them. Nothing else of a visitor is sent. */
export function buildTemplateParams(message: ContactMessage, owner: ContactOwner) {
  return {
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    from_name: message.name,
    from_email: message.email,
    to_name: owner.name,
    phone_number: owner.phone,
    project_description: message.message,
    phone: owner.phone,
  };
}

function buildBody(message: ContactMessage, owner: ContactOwner, config: EmailjsConfig): string {
  return JSON.stringify({
    lib_version: LIBRARY_VERSION,
    user_id: config.publicKey,
    service_id: config.serviceId,
    template_id: config.templateId,
    template_params: buildTemplateParams(message, owner),
    ...(config.privateKey && { accessToken: config.privateKey }),
  });
}

function classifySilence(error: unknown): SendResult {
  if (!(error instanceof Error)) throw error;
  if (error.name === "TimeoutError") return { kind: "silent", reason: "timeout" };
  const cause: unknown = error.cause;
  // Anything but undici's "fetch failed" is a mistake of ours.
  if (!(error instanceof TypeError) || !(cause instanceof Error)) throw error;
  const isRefused = "code" in cause && cause.code === "ECONNREFUSED";
  return { kind: "silent", reason: isRefused ? "connection-refused" : "connection-lost" };
}

async function readRefusal(response: Response): Promise<SendResult> {
  const text = await readTextUpTo(response, REPLY_LIMIT_BYTES);
  if (text?.trim() === "OK") return { kind: "sent" };
  return {
    kind: "refused",
    status: response.status,
    text: toVisibleText(text),
    mentionsAuthentication: /authentication/i.test(text ?? ""),
    advice: adviseOwner(text),
  };
}

async function postOnce(address: string, body: string): Promise<SendResult> {
  try {
    const response = await fetch(address, {
      method: "POST",
      // A kept connection that the provider has closed meanwhile would look like a lost message.
      headers: { "Content-Type": "application/json", Connection: "close" },
      body,
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    if (response.status !== 200) return await readRefusal(response);
    // The status alone says that the message was taken; a body that hangs must not undo that.
    response.body?.cancel().catch(() => undefined);
    return { kind: "sent" };
  } catch (error) {
    return classifySilence(error);
  }
}

/** Only where the provider surely did not take the message: repeating a time-out could deliver it twice. */
function isSafeToRepeat(result: SendResult): boolean {
  if (result.kind === "refused") return result.status === 429;
  return result.kind === "silent" && result.reason === "connection-refused";
}

/**
 * Hands one message to EmailJS, and once more when it surely was not taken: 17.4 s at most. What may happen comes back as
 * a value; only a mistake of ours throws.
 */
export async function sendByEmailjs(
  message: ContactMessage,
  owner: ContactOwner,
  config: EmailjsConfig,
): Promise<SendResult> {
  const body = buildBody(message, owner, config);
  const first = await postOnce(config.sendAddress, body);
  if (!isSafeToRepeat(first)) return first;
  await wait(RETRY_DELAY_MS + Math.random() * RETRY_JITTER_MS);
  return postOnce(config.sendAddress, body);
}
