/** Draws public/icons.svg and copies public/relief.svg. next.config.ts runs this for each build and `npm run dev`. */
import { copyFileSync, writeFileSync } from "node:fs";
import { getPortfolio } from "@/app/portfolio";
import { INTERFACE_ICONS } from "@/lib/interface-icons";
import { findSection } from "@/lib/portfolio/sections";
import { SIGN_IN_IDS } from "@/lib/settings";
import { drawIcon } from "./icons/draw-icon";

/** Icons for contact channels. The keys are the names that components use. */
const FIXED = {
  whatsapp: "whatsapp",
  messenger: "messenger",
  instagram: "instagram",
  linkedin: "ri:linkedin-box-fill",
  email: "ri:mail-fill",
  github: "github",
  twitter: "ri:twitter-fill",
};

const { sections, skills, services, channels: known, landscape } = getPortfolio();
const { aiTools } = findSection(sections, "about") ?? { aiTools: [] };
const rows = [...skills, ...aiTools, ...services, ...Object.values(known)];
const named = new Set([...rows.flatMap(({ icon }) => icon ?? []), ...SIGN_IN_IDS]);
const channels = Object.keys(known).filter((id) => !(id in FIXED) && !named.has(id));
const symbols = [
  ...INTERFACE_ICONS.map((name) => drawIcon(`lucide:${name}`, `ui:${name}`, 2)),
  ...Object.entries(FIXED).map(([id, icon]) => drawIcon(icon, id)),
  ...channels.map((id) => drawIcon(id) ?? drawIcon("lucide:link", id)),
  ...[...named].filter((icon) => !(icon in FIXED)).map((icon) => drawIcon(icon)),
];
// Round fractions to two digits. Leave the digits before the point alone, because they may include an arc's flags.
const rounded = symbols
  .join("")
  .replace(/\.(\d{3,})/g, (fraction) => Math.min(0.99, Number(fraction)).toFixed(2).slice(1));
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${rounded}</svg>\n`;
const inProject = (name: string) => new URL(`../${name}`, import.meta.url);
writeFileSync(inProject("public/icons.svg"), sprite);
copyFileSync(inProject(`drawings/${landscape ?? "none"}.svg`), inProject("public/relief.svg"));
