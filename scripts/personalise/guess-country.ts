import countries from "i18n-iso-countries";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  // Leave out codes that another has replaced, such as DD.
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

function nameIn(language: string, code: string): string | undefined {
  return new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code)?.toLowerCase();
}

export const nameCountry = (code: string) => new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;

/** Finds a country's two-letter code from a code, or from its name in English or in its main language. */
export function findCountryCode(name = ""): string | undefined {
  const plain = name
    .trim()
    .replace(/^the\s+/i, "")
    .replaceAll(/(?<=\b[A-Z])\./g, "");
  const country = plain.toLowerCase();
  if (!country) return undefined;
  const code = plain.toUpperCase();
  if (/^[A-Z]{2}$/.test(code)) {
    // Intl.Locale replaces an outdated code or an alias: UK becomes GB.
    const { region } = new Intl.Locale(`und-${code}`);
    return region && CODES.includes(region) && nameIn("en", region) ? region : undefined;
  }
  if (/^[A-Z]{3}$/.test(code)) {
    const known = countries.alpha3ToAlpha2(code);
    if (known) return known;
  }
  const ownLanguage = (region: string) => new Intl.Locale(`und-${region}`).maximize().language;
  return (
    CODES.find((region) => nameIn("en", region) === country) ??
    countries.getAlpha2Code(plain, "en") ??
    CODES.find((region) => nameIn(ownLanguage(region), region) === country)
  );
}

/** Finds the code of the country that the place ends with. */
export const guessCountryCode = (place = "") => {
  const country = place.split(",").at(-1) ?? "";
  // Two letters after a town are more often a state than a country: Austin, TX.
  return /^\s*[A-Z]{2}\s*$/.test(country) && !/^\s*(UK|US)\s*$/.test(country) ? undefined : findCountryCode(country);
};
