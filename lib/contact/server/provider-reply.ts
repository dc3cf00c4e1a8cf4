import "server-only";
import { PROVIDER_TEXT_MAX_CHARACTERS } from "@/lib/contact/limits";

/** What a gateway in between answers when it cannot reach the provider. */
const WEB_PAGE = /^\s*<(?:!doctype|html|\?xml)\b/i;

/** A provider's reply as a visitor may read it: one plain line, cut; undefined when it is empty or a web page. */
export function toVisibleText(text: string | null): string | undefined {
  if (!text || WEB_PAGE.test(text)) return undefined;
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return Array.from(line).slice(0, PROVIDER_TEXT_MAX_CHARACTERS).join("") || undefined;
}

/** EmailJS's refusals that only the owner can mend, by words of their text, with what to do. */
const OWNER_ADVICE: readonly (readonly [RegExp, string])[] = [
  [/user[_ ]id|public key/i, "check EMAILJS_PUBLIC_KEY"],
  [/service id/i, "check EMAILJS_SERVICE_ID"],
  [/template id/i, "check EMAILJS_TEMPLATE_ID"],
  [/private key|access ?token/i, "check EMAILJS_PRIVATE_KEY"],
  [/non-browser/i, "tick 'Allow EmailJS API for non-browser applications' in the account's security settings"],
  [/recipients? address/i, "set 'To Email' of the template to a fixed address"],
  [/insufficient authentication scopes|invalid grant/i, "reconnect the mail account of the EmailJS service"],
];

/** What the owner can do about a refusal. The provider's text itself may quote a visitor, so it is never logged. */
export function adviseOwner(text: string | null): string | undefined {
  return OWNER_ADVICE.find(([pattern]) => text !== null && pattern.test(text))?.[1];
}
