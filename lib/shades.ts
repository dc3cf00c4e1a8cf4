import { formatHex, oklch } from "culori";
import { accentProperties } from "./accent";

/** The colours of globals.css, for what is drawn at build: images, icons, the CV, the manifest. */
export function deriveShades(accent: string) {
  const { l = 0, c = 0, h = 0 } = oklch(accent) ?? {};
  const shade = (lightness: number, maxChroma: number) =>
    formatHex({ mode: "oklch", l: lightness, c: Math.min(c, maxChroma), h });
  const { "--accent-is-bright": isBright, "--accent-is-pale": isPale } = accentProperties(accent);
  return {
    light: {
      ground: "#f8f6f1",
      text: isBright ? shade(0.225, 0.02) : shade(Math.min(l, 0.48), 0.2),
      control: shade(Math.min(l, 0.58), 0.2),
    },
    dark: {
      ground: shade(0.165, 0.012),
      text: shade(Math.max(l, 0.73), 0.2),
      control: shade(Math.max(l, 0.61), 0.2),
    },
    fill: isPale ? accent : shade(Math.min(l, 0.52), c),
    onFill: isPale ? "#000000" : "#ffffff",
  };
}
