/** Luminance of the surfaces in globals.css with the lowest contrast, measured by e2e/preferences.spec.ts. */
export const SURFACE_BOUNDS = { darkestLight: 0.83, lightestDark: 0.031 };

/**
 * Ensures a contrast of 4.5:1 for text and 3:1 for controls. Inlined into the page, so its body cannot use variables
 * from outside the function.
 */
export function accentProperties(hex: string, bounds = SURFACE_BOUNDS) {
  const parse = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parse(colour).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const shift = (target: number, share: number) => {
    const shifted = parse(hex).map((channel) => Math.round(channel + (target - channel) * share));
    return `#${shifted.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  };
  // Binary search for the smallest readable shift. It works because every larger shift is readable too.
  const readable = (target: number, surface: number, ratio: number) => {
    let [least, most] = [0, 100];
    while (least < most) {
      const middle = (least + most) >> 1;
      if (contrast(luminance(shift(target, middle / 100)), surface) >= ratio) most = middle;
      else least = middle + 1;
    }
    return shift(target, least / 100);
  };

  const [onLight, onDark] = [readable(0, bounds.darkestLight, 4.5), readable(255, bounds.lightestDark, 4.5)];
  // An accent with this contrast needs little darkening to make white text readable on it.
  const nearlyCarriesWhite = contrast(luminance(hex), 1) >= 3.4;
  const [fill, onFill] = nearlyCarriesWhite ? [readable(0, 1, 4.5), "#ffffff"] : [hex, "#000000"];
  // If the accent is close to the theme's background, shift it 85% of the way to black or white.
  const [isPale, isDeep] = [luminance(hex) > 0.7, luminance(hex) < 0.02];
  return {
    "--primary": hex,
    "--primary-rgb": parse(hex).join(", "),
    "--accent-text-light": isPale ? shift(0, 0.85) : onLight,
    "--accent-text-dark": isDeep ? shift(255, 0.85) : onDark,
    "--accent-control-light": readable(0, bounds.darkestLight, 3),
    "--accent-control-dark": readable(255, bounds.lightestDark, 3),
    "--accent-fill-light": isPale ? shift(0, 0.85) : fill,
    "--accent-fill-dark": isDeep ? shift(255, 0.85) : fill,
    "--on-accent-light": isPale ? "#ffffff" : onFill,
    "--on-accent-dark": isDeep ? "#000000" : onFill,
  };
}

export type AccentProperties = ReturnType<typeof accentProperties>;

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
