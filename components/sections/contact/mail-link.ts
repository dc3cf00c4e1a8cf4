const MAX_LENGTH = 1900;

const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, "\r\n"));

export function buildMailLink(email: string, { subject = "", message = "" }: Record<string, string>): string {
  if (!subject && !message) return `mailto:${email}`;
  let link = `mailto:${email}?subject=${encode(subject)}&body=`;
  for (const character of message) {
    const encoded = encode(character);
    if (link.length + encoded.length > MAX_LENGTH) break;
    link += encoded;
  }
  return link;
}
