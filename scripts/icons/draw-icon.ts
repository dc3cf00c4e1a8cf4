import deviconSet from "@iconify-json/devicon/icons.json";
import lucideSet from "@iconify-json/lucide/icons.json";
import remixSet from "@iconify-json/ri/icons.json";
import * as simpleIcons from "simple-icons";

type Drawings = Record<string, { body: string }>;

const [adobeTile = ""] = /<path[^>]*>/.exec(deviconSet.icons.photoshop.body) ?? [];
const devicons: Drawings = {
  ...deviconSet.icons,
  // Use the same background tile as the Photoshop icon instead of a framed square.
  premierepro: { body: deviconSet.icons.premierepro.body.replace(/^(<path[^>]*>){2}/, adobeTile) },
};
const remixIcons: Drawings = remixSet.icons;
const lucideIcons: Drawings = lucideSet.icons;
const renamed: Record<string, { parent: string }> = lucideSet.aliases;
const brands = new Map(Object.values(simpleIcons).map(({ slug, path: outline }) => [slug, outline]));

/** Reads a drawing by a name that anybody may have typed, such as `constructor`. */
const own = <Value>(values: Record<string, Value>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Draws an icon in the text colour. If it has several colours, the first is the background and becomes a tint. */
function toOneColour(body: string): string {
  const colours = [...new Set(Array.from(body.matchAll(/fill="(#[0-9a-f]+|url\([^)]+\))"/g), ([, colour]) => colour))];
  return colours.reduce<string>((drawing, colour, index) => {
    const isGround = index === 0 && colours.length > 1;
    return drawing.replaceAll(`fill="${colour}"`, `fill="currentColor"${isGround ? ' opacity=".16"' : ""}`);
  }, body);
}

/** Returns undefined if no package has the icon. `lineWidth` is for line icons on a 24-unit grid. */
export function drawIcon(icon: string, id = icon, lineWidth = 1.5): string | undefined {
  const [, set, name = ""] = /^(?:(\w+):)?(.+)$/.exec(icon) ?? [];
  const outline = brands.get(name);
  const drawings: Record<string, () => string | undefined> = {
    devicon: () => {
      const drawing = own(devicons, name);
      return drawing && toOneColour(drawing.body);
    },
    ri: () => own(remixIcons, name)?.body,
    lucide: () =>
      own(lucideIcons, own(renamed, name)?.parent ?? name)?.body.replaceAll(
        'stroke-width="2"',
        `stroke-width="${lineWidth}"`,
      ),
    "": () => outline && `<path d="${outline}"/>`,
  };
  const body = own(drawings, set ?? "")?.();
  const boxes: Record<string, string> = { devicon: "0 0 128 128", ri: "2 2 20 20" };
  // The viewBox crops the margin of Remix icons, but some drawings extend into it.
  const overflow = set === "ri" ? ' overflow="visible"' : "";
  return body && `<symbol id="${id}" viewBox="${boxes[set ?? ""] ?? "0 0 24 24"}"${overflow}>${body}</symbol>`;
}
