export const parseHex = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The other shades are derived from these in globals.css. */
export const accentProperties = (hex: string) => ({
  "--primary": hex.toUpperCase(),
  "--primary-rgb": parseHex(hex).join(", "),
});

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
