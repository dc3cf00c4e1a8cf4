/** Mail programs and browsers cut or refuse much longer addresses. */
const MAIL_LINK_MAX_LENGTH = 1900;

function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD").replace(/\r?\n/g, "\r\n"));
}

/**
 * A `mailto:` address that carries the subject and as much of the message as mail programs take.
 * An empty draft gives the plain address.
 */
export function buildMailLink(address: string, draft: { subject: string; message: string }): string {
  if (!draft.subject && !draft.message) return `mailto:${address}`;
  let link = `mailto:${address}?subject=${encodeText(draft.subject)}&body=`;
  for (const character of draft.message) {
    const encoded = encodeText(character);
    if (link.length + encoded.length > MAIL_LINK_MAX_LENGTH) break;
    link += encoded;
  }
  return link;
}
