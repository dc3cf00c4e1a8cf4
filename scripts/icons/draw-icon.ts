import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import deviconSet from "@iconify-json/devicon/icons.json";
import remixSet from "@iconify-json/ri/icons.json";
import * as simpleIcons from "simple-icons";

const LUCIDE = path.join("node_modules", "lucide-react", "dist", "esm", "icons");
const devicons: Record<string, { body: string }> = deviconSet.icons;
const remixIcons: Record<string, { body: string }> = remixSet.icons;
const brands = new Map(Object.values(simpleIcons).map(({ slug, path: outline }) => [slug, outline]));

/** In one colour. Of several, the first is the ground: a tint. */
function toOneColour(body: string): string {
  const colours = [...new Set(Array.from(body.matchAll(/fill="(#[0-9a-f]+|url\([^)]+\))"/g), ([, colour]) => colour))];
  return colours.reduce<string>((drawing, colour, index) => {
    const isGround = index === 0 && colours.length > 1;
    return drawing.replaceAll(`fill="${colour}"`, `fill="currentColor"${isGround ? ' opacity=".16"' : ""}`);
  }, body);
}

/** Lucide's files say what they draw, as a list of elements; one that has been renamed leads to the new one. */
function readLucide(name: string): string | undefined {
  const file = path.join(LUCIDE, `${name}.mjs`);
  if (!existsSync(file)) return undefined;
  const source = readFileSync(file, "utf8");
  const [, renamed] = /from '\.\/([\w-]+)\.mjs'/.exec(source) ?? [];
  if (renamed) return readLucide(renamed);
  const elements = Array.from(source.matchAll(/\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g), ([, tag, fields = ""]) => {
    const attributes = Array.from(
      fields.matchAll(/\b(?!key:)([\w-]+)"?: ("[^"]*")/g),
      ([, name, value]) => `${name}=${value}`,
    );
    return `<${[tag, ...attributes].join(" ")}/>`;
  });
  const stroke = 'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
  return `<g ${stroke}>${elements.join("")}</g>`;
}

/** A mark as a symbol of the sprite; undefined where no package has one of that name. */
export function drawIcon(icon: string, id = icon): string | undefined {
  const [, set, name = ""] = /^(?:(\w+):)?(.+)$/.exec(icon) ?? [];
  const outline = brands.get(name);
  const drawings: Record<string, () => string | undefined> = {
    devicon: () => devicons[name] && toOneColour(devicons[name].body),
    ri: () => remixIcons[name]?.body,
    lucide: () => readLucide(name),
    "": () => outline && `<path d="${outline}"/>`,
  };
  const body = drawings[set ?? ""]?.();
  const side = set === "devicon" ? 128 : 24;
  return body && `<symbol id="${id}" viewBox="0 0 ${side} ${side}">${body}</symbol>`;
}

/** All names that `drawIcon` knows. */
export function listIcons(): string[] {
  const lucide = readdirSync(LUCIDE).filter((file) => file.endsWith(".mjs"));
  return [
    ...brands.keys(),
    ...Object.keys(devicons).map((name) => `devicon:${name}`),
    ...lucide.map((file) => `lucide:${path.basename(file, ".mjs")}`),
    ...Object.keys(remixIcons).map((name) => `ri:${name}`),
  ];
}
