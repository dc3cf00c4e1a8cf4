import type { PresetAccent } from "./preference-fields";

/** The presets with the owner's own first; where it is none of them, the last makes room. */
export function offerAccents(accent: string, presets: readonly PresetAccent[], firstName: string): PresetAccent[] {
  const isOwn = ({ hex }: PresetAccent) => hex.toUpperCase() === accent.toUpperCase();
  const own = presets.find(isOwn) ?? { name: `${firstName}’s colour`, hex: accent };
  return [own, ...presets.filter((preset) => !isOwn(preset))].slice(0, presets.length);
}
