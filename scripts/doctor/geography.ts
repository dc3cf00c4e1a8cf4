/** Returns the longitude of the zone's standard meridian, at 15° per hour. */
function zoneLongitude(timeZone: string): number {
  const minutesAhead = (date: string) => {
    const at = (zone: string) => new Date(new Date(date).toLocaleString("en-US", { timeZone: zone })).getTime();
    return (at(timeZone) - at("UTC")) / 60_000;
  };
  return Math.min(minutesAhead("2026-01-01T12:00Z"), minutesAhead("2026-07-01T12:00Z")) / 4;
}

/** Coordinates are probably swapped if the latitude is much closer to the time zone's meridian than the longitude is. */
export function isSwapped({ latitude, longitude }: { latitude: number; longitude: number }, timeZone: string): boolean {
  const meridian = zoneLongitude(timeZone);
  const away = Math.abs(longitude - meridian);
  return away >= 30 && Math.abs(latitude - meridian) <= away - 20;
}

/** Newer JavaScript engines have the method, and older ones have the property. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] };

/** Returns the time zone named after the city, or the country's time zone with the nearest meridian. */
export function guessTimeZone(countryCode: string, city: string, longitude: number): string | undefined {
  if (!/^[a-z]{2}$/i.test(countryCode)) return undefined;
  const locale: LocaleWithZones = new Intl.Locale(`und-${countryCode}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const distance = (zone: string) => Math.abs(zoneLongitude(zone) - longitude);
  const named = zones.find((zone) => zone.endsWith(`/${city.replaceAll(" ", "_")}`));
  return named ?? zones.toSorted((one, other) => distance(one) - distance(other))[0];
}

export function guessCountryCode(place = ""): string | undefined {
  const country = place.split(",").at(-1)?.trim().toLowerCase();
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => names.of(code)?.toLowerCase() === country);
}
