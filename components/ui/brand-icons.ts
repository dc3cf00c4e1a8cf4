import deviconSet from "@iconify-json/devicon/icons.json";
import remixSet from "@iconify-json/ri/icons.json";
import {
  siClaude,
  siCss,
  siCursor,
  siExpress,
  siGithub,
  siGithubcopilot,
  siGoogle,
  siGooglegemini,
  siHtml5,
  siInstagram,
  siJavascript,
  siMessenger,
  siMongodb,
  siNextdotjs,
  siPython,
  siReact,
  siTailwindcss,
  siWhatsapp,
} from "simple-icons";

interface IconDrawing {
  viewBox: string;
  /** Markup inside the drawing, as icon packages ship it. */
  body: string;
}

const fromSimpleIcons = ({ path }: { path: string }): IconDrawing => ({
  viewBox: "0 0 24 24",
  body: `<path d="${path}"/>`,
});

const fromRemix = ({ body }: { body: string }): IconDrawing => ({ viewBox: "0 0 24 24", body });

const fromDevicon = ({ body }: { body: string }): IconDrawing => ({
  viewBox: "0 0 128 128",
  body: body.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="currentColor"'),
});

/** The Adobe tiles come in their brand colours; here the letters are cut out of the tile, as in the other marks. */
const fromDeviconTile = ({ body }: { body: string }, tile: string): IconDrawing => ({
  viewBox: "0 0 128 128",
  body: body.replaceAll(/fill="(#[0-9a-f]{6})"/g, (_, colour) =>
    colour === tile ? 'fill="currentColor"' : 'style="fill:var(--ground)"',
  ),
});

/** Brand marks in one colour, by the names that `content/` uses. Only what makes the sprite needs the drawings. */
export const brandIcons = {
  html: fromSimpleIcons(siHtml5),
  css: fromSimpleIcons(siCss),
  javascript: fromSimpleIcons(siJavascript),
  python: fromSimpleIcons(siPython),
  tailwind: fromSimpleIcons(siTailwindcss),
  express: fromSimpleIcons(siExpress),
  nextjs: fromSimpleIcons(siNextdotjs),
  react: fromSimpleIcons(siReact),
  mongodb: fromSimpleIcons(siMongodb),
  // The dolphin alone: with its word beside it, it is a smudge at this size.
  mysql: fromDevicon(deviconSet.icons.mysql),
  premiere: fromDeviconTile(deviconSet.icons.premierepro, "#2a0634"),
  photoshop: fromDeviconTile(deviconSet.icons.photoshop, "#001e36"),
  chatgpt: fromRemix(remixSet.icons["openai-fill"]),
  copilot: fromSimpleIcons(siGithubcopilot),
  gemini: fromSimpleIcons(siGooglegemini),
  cursor: fromSimpleIcons(siCursor),
  claude: fromSimpleIcons(siClaude),
  whatsapp: fromSimpleIcons(siWhatsapp),
  messenger: fromSimpleIcons(siMessenger),
  instagram: fromSimpleIcons(siInstagram),
  linkedin: fromRemix(remixSet.icons["linkedin-box-fill"]),
  email: fromRemix(remixSet.icons["mail-fill"]),
  github: fromSimpleIcons(siGithub),
  google: fromSimpleIcons(siGoogle),
  twitter: fromRemix(remixSet.icons["twitter-fill"]),
} satisfies Record<string, IconDrawing>;

export type BrandIconName = keyof typeof brandIcons;

/** What public/icons.svg holds: every mark as a symbol. */
export function createIconSprite(): string {
  const symbols = Object.entries(brandIcons).map(
    ([name, { viewBox, body }]) => `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
