export function toRgb(hex: string): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex(rgb: readonly number[]): string {
  const channels = rgb.map((channel) => Math.min(255, Math.max(0, Math.round(channel))));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

export function parseHex(typed: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim())?.[1]?.toUpperCase();
  return digits ? `#${digits.length === 6 ? digits : digits.replaceAll(/./g, "$&$&")}` : null;
}
