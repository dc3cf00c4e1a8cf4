import type { PresetAccent } from "./preference-fields";

export function offerAccents(accent: string, presets: readonly PresetAccent[], firstName: string): PresetAccent[] {
  const isOwn = ({ hex }: PresetAccent) => hex.toUpperCase() === accent.toUpperCase();
  const own = presets.find(isOwn) ?? { name: `${firstName}’s colour`, hex: accent };
  return [own, ...presets.filter((preset) => !isOwn(preset))];
}
