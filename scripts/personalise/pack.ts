export const withFullStop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Splits a text between sentences, into parts of at most `max` characters. A blank line always ends a part. */
export function pack(text: string, max: number): string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const parts: string[] = [];
    for (const sentence of paragraph.trim().split(/(?<=[.!?…])\s+/)) {
      const line = sentence.replaceAll(/\s+/g, " ");
      const joined = [parts.at(-1), line].filter(Boolean).join(" ");
      if (parts.length > 0 && joined.length <= max) parts[parts.length - 1] = joined;
      else if (line) parts.push(line);
    }
    return parts;
  });
}
