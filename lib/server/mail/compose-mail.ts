import "server-only";
import { escapeHtml } from "./escape-html";

export interface MailContent {
  subject: string;
  /** Plain sentences, one paragraph each. */
  paragraphs: readonly string[];
  /** The one thing to do; stands after the first paragraph. */
  action?: { label: string; address: string };
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

const PAGE_STYLE = "margin:0;padding:32px 16px;background:#f6f3ee;color:#1f1b2e;font:16px/1.6 system-ui,sans-serif";
const CARD_STYLE =
  "max-width:520px;margin:0 auto;padding:32px;background:#fff;border:1px solid #ddd6cb;border-radius:12px";
const BUTTON_STYLE =
  "display:inline-block;padding:12px 20px;background:#6d3fd1;color:#fff;border-radius:10px;text-decoration:none;font-weight:600";
const SMALL_STYLE = "font-size:14px;color:#5b5568;word-break:break-all";

/** Writes one mail as plain text and as HTML that says the same. Everything is escaped; the address is one of ours. */
export function composeMail(siteName: string, { subject, paragraphs, action }: MailContent): ComposedMail {
  const [first = "", ...rest] = paragraphs;
  const text = [first, ...(action ? [action.address] : []), ...rest, siteName].join("\n\n");

  const toParagraph = (paragraph: string) => `<p>${escapeHtml(paragraph)}</p>`;
  const address = action && escapeHtml(action.address);
  const button = action
    ? `<p><a href="${address}" style="${BUTTON_STYLE}">${escapeHtml(action.label)}</a></p><p style="${SMALL_STYLE}">${address}</p>`
    : "";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${PAGE_STYLE}"><div style="${CARD_STYLE}">${toParagraph(first)}${button}${rest.map(toParagraph).join("")}<p style="${SMALL_STYLE}">${escapeHtml(siteName)}</p></div></body></html>`;
  return { subject, text, html };
}
