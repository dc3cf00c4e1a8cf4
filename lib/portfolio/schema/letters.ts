/** Characters supported by the fonts that every copy of the site has: Latin, Greek, Cyrillic and punctuation. */
const DRAWABLE =
  /^[\n -~\u00a0-\u00ac\u00ae-\u0148\u014a-\u01c3\u01c5-\u024f\u02bc\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u037e\u0384-\u03d7\u0400-\u0479\u048a-\u049d\u04a0-\u04ff\u1e00-\u1e9b\u1e9e-\u1ffe\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2116\u2122]*$/u;

export const canDraw = (text: string) => DRAWABLE.test(text.normalize("NFC"));

interface ScriptFont {
  /** Its name on npm, after `@expo-google-fonts/`. */
  name: string;
  script: string;
  letters: RegExp;
  /** Whether images show the script as it is written. The PDF shows every one. */
  isForImages?: boolean;
  /** Whether the PDF sets its letters wrongly: dots beside them, words that run together. */
  isFlawed?: boolean;
}

/** Fonts for other scripts, which the owner can install. */
export const SCRIPT_FONTS: readonly ScriptFont[] = [
  {
    name: "noto-sans-jp",
    script: "Japanese",
    letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
    isForImages: true,
  },
  { name: "noto-sans-kr", script: "Korean", letters: /\p{sc=Hangul}/u, isForImages: true },
  {
    name: "noto-sans-tc",
    script: "Chinese",
    letters: /\p{sc=Han}/u,
    isForImages: true,
  },
  { name: "noto-sans-sc", script: "Chinese", letters: /\p{sc=Han}/u, isForImages: true },
  { name: "noto-sans-devanagari", script: "Devanagari", letters: /\p{sc=Devanagari}/u },
  { name: "noto-sans-bengali", script: "Bengali", letters: /\p{sc=Bengali}/u },
  { name: "noto-sans-gujarati", script: "Gujarati", letters: /\p{sc=Gujarati}/u },
  { name: "noto-sans-gurmukhi", script: "Gurmukhi", letters: /\p{sc=Gurmukhi}/u },
  { name: "noto-sans-tamil", script: "Tamil", letters: /\p{sc=Tamil}/u },
  { name: "noto-sans-telugu", script: "Telugu", letters: /\p{sc=Telugu}/u },
  { name: "noto-sans-kannada", script: "Kannada", letters: /\p{sc=Kannada}/u },
  { name: "noto-sans-malayalam", script: "Malayalam", letters: /\p{sc=Malayalam}/u },
  { name: "noto-sans-sinhala", script: "Sinhala", letters: /\p{sc=Sinhala}/u },
  { name: "noto-sans-thai", script: "Thai", letters: /\p{sc=Thai}/u },
  { name: "noto-sans-lao", script: "Lao", letters: /\p{sc=Lao}/u },
  { name: "noto-sans-khmer", script: "Khmer", letters: /\p{sc=Khmer}/u },
  { name: "noto-sans-arabic", script: "Arabic", letters: /\p{sc=Arabic}/u, isFlawed: true },
  { name: "noto-sans-hebrew", script: "Hebrew", letters: /\p{sc=Hebrew}/u },
  { name: "noto-sans-georgian", script: "Georgian", letters: /\p{sc=Georgian}/u },
  { name: "noto-sans-armenian", script: "Armenian", letters: /\p{sc=Armenian}/u },
  { name: "noto-sans-ethiopic", script: "Ethiopic", letters: /\p{sc=Ethiopic}/u },
];

/** Chinese characters look different in each country. The fonts for Japanese and Korean have them too. */
const CHINESE_BY_COUNTRY: Record<string, string> = {
  TW: "noto-sans-tc",
  HK: "noto-sans-tc",
  MO: "noto-sans-tc",
  JP: "noto-sans-jp",
  KR: "noto-sans-kr",
};

/** Returns the fonts that a text needs, installed or not. */
export function findScriptFonts(text: string, countryCode: string): ScriptFont[] {
  const found = SCRIPT_FONTS.filter(({ letters }) => letters.test(text));
  const others = found.filter(({ script }) => script !== "Chinese");
  if (others.length === found.length || others.some(({ isForImages }) => isForImages)) return others;
  const chinese = CHINESE_BY_COUNTRY[countryCode] ?? "noto-sans-sc";
  return [...SCRIPT_FONTS.filter(({ name }) => name === chinese), ...others];
}

export const packageOf = ({ name }: ScriptFont) => `@expo-google-fonts/${name}`;
