/** Shades of one accent colour that keep WCAG 2.2 AA contrast on every surface of a theme. All are `#rrggbb`. */
export interface AccentShades {
  /** Text and links: at least 4.5:1. */
  text: string;
  /** Bars, rings, dots and borders: at least 3:1. */
  control: string;
}

export interface Accent {
  hex: string;
  light: AccentShades;
  dark: AccentShades;
  /**
   * Ground of the main button: the exact colour, or a touch darker where white text then becomes readable. A colour that
   * can hardly be told from a theme's ground gives way to its text shade there.
   */
  fill: { light: string; dark: string };
  onFill: { light: string; dark: string };
  rgb: string;
}

/** Luminances of the surfaces in globals.css that are hardest to read on, under any accent; e2e/preferences.spec.ts measures them. */
export const SURFACE_BOUNDS = { darkestLight: 0.83, lightestDark: 0.031 };

/** Its source is also put into the page's head, as is that of `toProperties`: they use nothing from outside. */
export function deriveAccent(hex: string, bounds = SURFACE_BOUNDS): Accent {
  const parse = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parse(colour).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const shift = (target: number, share: number) =>
    "#" +
    parse(hex)
      .map((channel) =>
        Math.round(channel + (target - channel) * share)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("");
  // The least shift, in hundredths, that is readable. On the surface's other side no colour reaches such a ratio, so that
  // once readable stays readable, and halving finds the step.
  const readable = (target: number, surface: number, ratio: number) => {
    let [least, most] = [0, 100];
    while (least < most) {
      const middle = (least + most) >> 1;
      if (contrast(luminance(shift(target, middle / 100)), surface) >= ratio) most = middle;
      else least = middle + 1;
    }
    return shift(target, least / 100);
  };

  const nearlyCarriesWhite = contrast(luminance(hex), 1) >= 3.4;
  const light = { text: readable(0, bounds.darkestLight, 4.5), control: readable(0, bounds.darkestLight, 3) };
  const dark = { text: readable(255, bounds.lightestDark, 4.5), control: readable(255, bounds.lightestDark, 3) };
  const [fill, onFill] = nearlyCarriesWhite ? [readable(0, 1, 4.5), "#ffffff"] : [hex, "#000000"];
  const [isPale, isDeep] = [luminance(hex) > 0.7, luminance(hex) < 0.02];
  return {
    hex,
    light,
    dark,
    fill: { light: isPale ? light.text : fill, dark: isDeep ? dark.text : fill },
    onFill: { light: isPale ? "#ffffff" : onFill, dark: isDeep ? "#000000" : onFill },
    rgb: parse(hex).join(", "),
  };
}

export function toProperties(accent: Accent): Record<`--${string}`, string> {
  return {
    "--primary": accent.hex,
    "--primary-rgb": accent.rgb,
    "--accent-text-light": accent.light.text,
    "--accent-text-dark": accent.dark.text,
    "--accent-control-light": accent.light.control,
    "--accent-control-dark": accent.dark.control,
    "--accent-fill": `light-dark(${accent.fill.light}, ${accent.fill.dark})`,
    "--on-accent": `light-dark(${accent.onFill.light}, ${accent.onFill.dark})`,
  };
}

/** The root's custom properties for an accent; globals.css chooses between the two themes. */
export function accentProperties(hex: string): Record<`--${string}`, string> {
  return toProperties(deriveAccent(hex));
}
