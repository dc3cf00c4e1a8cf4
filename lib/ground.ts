/** Returns the colours of `--ground` in globals.css, for use in browser toolbars, the manifest and generated images. */
export function groundColours(accent: string) {
  return { light: "#f8f6f1", dark: darkGround(accent) };
}

const GROUND_LIGHTNESS = 0.165;
const GROUND_CHROMA = 0.012;

/** Computes oklch(from accent 0.165 min(c, 0.012) h) using the matrices from https://bottosson.github.io/posts/oklab. */
function darkGround(accent: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(accent.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const accentA = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const accentB = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const share = Math.min(1, GROUND_CHROMA / Math.hypot(accentA, accentB));
  const [a, b] = [accentA * share, accentB * share];
  const l = (GROUND_LIGHTNESS + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (GROUND_LIGHTNESS - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (GROUND_LIGHTNESS - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((light) => {
    const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(Math.max(0, value) * 255);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
