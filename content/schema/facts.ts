/** A month or a year as content writes it: `2025-06` or `2025`. */
function formatMonth(month: string, style: "short" | "long" = "short"): string {
  if (month.length === 4) return month;
  return new Date(`${month}-01`).toLocaleDateString("en-GB", { month: style, year: "numeric", timeZone: "UTC" });
}

/** From when to when, as a CV says it: `Jun 2025 – Aug 2025`, `Sept 2024 – present`. */
export function formatPeriod({ start, end }: { start: string; end?: string }): string {
  return start === end ? formatMonth(start) : `${formatMonth(start)} – ${end ? formatMonth(end) : "present"}`;
}

interface Availability {
  isOpen: boolean;
  from?: string;
  kinds: string[];
  where?: string;
}

/** The one sentence that says whether the owner takes on work, wherever the site says it. */
export function describeAvailability({ isOpen, from, kinds, where }: Availability): string {
  const month = from && formatMonth(from, "long");
  if (!isOpen) return `Not taking on new work${month ? ` until ${month}` : " at the moment"}.`;
  const work = new Intl.ListFormat("en-GB").format(kinds) || "work";
  return `Available${month ? ` from ${month}` : ""} for ${work}${where ? `, ${where}` : ""}.`;
}

/**
 * What the faces of the CV, the share image and the icons have glyphs for: Latin with its diacritics, Greek, Cyrillic,
 * and ordinary punctuation. Measured against the font files by its test.
 */
const DRAWABLE =
  /^[\n -~\u00a0-\u00ac\u00ae-\u0148\u014a-\u01c3\u01c5-\u024f\u02bc\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u037e\u0384-\u03d7\u0400-\u0479\u048a-\u049d\u04a0-\u04ff\u1e00-\u1e9b\u1e9e-\u1ffe\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2116\u2122]*$/u;

/** Whether the site's own faces can draw every letter of a text. */
export const canDraw = (text: string) => DRAWABLE.test(text.normalize("NFC"));

interface Named {
  name: string;
  firstName: string;
  latinName?: string;
}

/** The owner's names where they are drawn: as they are, or in Latin letters where no face has theirs. */
export function drawnName({ name, firstName, latinName = name }: Named) {
  const isDrawable = canDraw(name + firstName);
  const full = isDrawable ? name : latinName;
  const cvFile = `${full.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "")}-CV.pdf`;
  return { full, first: isDrawable ? firstName : latinName, cvFile };
}
