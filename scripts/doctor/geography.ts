import lookUpTimeZone from "@photostructure/tz-lookup";

interface Point {
  latitude: number;
  longitude: number;
}

/** One zone can have several names, such as Asia/Saigon and Asia/Ho_Chi_Minh. */
const toOneName = (timeZone: string) => new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

export const findTimeZone = ({ latitude, longitude }: Point) => toOneName(lookUpTimeZone(latitude, longitude));

/** Coordinates are probably swapped if only the other way round they are in one of the expected time zones. */
export function isSwapped({ latitude, longitude }: Point, expected: readonly string[]): boolean {
  if (Math.abs(longitude) > 90) return false;
  const zones = expected.map(toOneName);
  return (
    !zones.includes(findTimeZone({ latitude, longitude })) &&
    zones.includes(findTimeZone({ latitude: longitude, longitude: latitude }))
  );
}

/** Newer JavaScript engines have the method, and older ones have the property. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] };

export function listTimeZones(countryCode: string): string[] {
  if (!/^[a-z]{2}$/i.test(countryCode)) return [];
  const locale: LocaleWithZones = new Intl.Locale(`und-${countryCode}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Finds the country whose name, in English or in its own main language, ends the place. */
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
