/** Latin letters that Unicode does not decompose. */
const SPELT: Record<string, string> = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/** Turns `Étude n° 2.JPG` into `etude-n-2-jpg`, or into the fallback if no Latin letter or digit is left. */
export const toSlug = (text: string, fallback: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => SPELT[letter] ?? letter)
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "") || fallback;
