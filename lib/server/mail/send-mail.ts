import "server-only";
import { toCanonicalEmail } from "@/lib/account/email";
import { getEnv } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import type { ComposedMail } from "./compose-mail";
import { openTransport, type SmtpSettings } from "./open-transport";

export interface Recipient {
  name: string;
  /** One address in canonical form. */
  email: string;
}

/** Sent; or why not: `refused` by the server that answered, `unreachable` when none did. */
export type MailResult =
  { ok: true } | { ok: false; reason: "not-configured" | "bad-address" | "refused" | "unreachable" };

/** 'Name <address>' or a bare address, as the owner has set it. */
function parseSender(from: string): { name: string; address: string } {
  const [, name = "", address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from.trim()) ?? [];
  return { name: name.replace(/^"|"$/g, ""), address: address.trim() };
}

function readReason(error: unknown): "refused" | "unreachable" {
  return error instanceof Error && "responseCode" in error ? "refused" : "unreachable";
}

async function deliver(mail: ComposedMail, to: Recipient, smtp: SmtpSettings): Promise<MailResult> {
  const transport = openTransport(smtp);
  try {
    // As objects: a text would be parsed, and could then name more than one recipient.
    await transport.sendMail({ ...mail, from: parseSender(smtp.from), to: { name: to.name, address: to.email } });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: readReason(error) };
  } finally {
    transport.close();
  }
}

/** Sends one mail to one person. What fails is logged by its kind and told to the caller. */
export async function sendMail(mail: ComposedMail, to: Recipient): Promise<MailResult> {
  const { smtp } = getEnv();
  if (!smtp) return { ok: false, reason: "not-configured" };
  const isOneAddress = toCanonicalEmail(to.email) === to.email;
  const result: MailResult = isOneAddress ? await deliver(mail, to, smtp) : { ok: false, reason: "bad-address" };
  if (!result.ok) log("error", "mail-failed", { reason: result.reason });
  return result;
}
