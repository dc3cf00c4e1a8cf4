/** Finds the code of the country that the place ends with, named in English or in the country's main language. */
export function guessCountryCode(place = ""): string | undefined {
  const country = place.split(",").at(-1)?.trim().toLowerCase();
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    // Not a code that another has replaced, such as DD.
    .filter((code) => new Intl.Locale(`und-${code}`).region === code);
  const nameIn = (language: string, code: string) =>
    new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code)?.toLowerCase();
  const ownLanguage = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;
  return (
    codes.find((code) => nameIn("en", code) === country) ??
    codes.find((code) => nameIn(ownLanguage(code), code) === country)
  );
}
