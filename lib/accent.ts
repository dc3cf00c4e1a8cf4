export const parseHex = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/**
 * The custom properties of an accent, from which globals.css derives its shades. CSS cannot decide, so what depends on a
 * threshold of OKLCH is 0 or 1 here. Serialised into the head, so it cannot use comments, imports or outer variables.
 */
export function accentProperties(hex: string) {
  const rgb = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) =>
    channel <= 10 ? channel / 3294.6 : ((channel + 14.025) / 269.025) ** 2.4,
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const chroma = Math.hypot(
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  );
  const isGrey = chroma < 0.06;
  return {
    "--primary": hex.toUpperCase(),
    "--primary-rgb": rgb.join(", "),
    "--accent-is-bright": Number(lightness > 0.75),
    "--accent-is-pale": Number(lightness >= 0.68),
    "--accent-is-white": Number(isGrey && lightness > 0.93),
    "--accent-is-black": Number(isGrey && lightness < 0.2),
  };
}

export interface PresetAccent {
  name: string;
  hex: string;
}

/** Lists the accents that visitors can choose, with the owner's first. */
export function offerAccents(accent: string, presets: readonly PresetAccent[], firstName: string): PresetAccent[] {
  const isOwn = ({ hex }: PresetAccent) => hex.toUpperCase() === accent.toUpperCase();
  const own = presets.find(isOwn) ?? { name: `${firstName}’s colour`, hex: accent };
  return [own, ...presets.filter((preset) => !isOwn(preset))];
}
