import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { collectFacts } from "@/app/cv.pdf/cv-facts";
import { canShow, findMissingFonts } from "@/lib/images/server/fonts";
import { listLinks, toPlainText } from "@/lib/markdown";
import type { Content } from "@/lib/portfolio/content";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { packageOf, SCRIPT_FONTS } from "@/lib/portfolio/schema/letters";
import { drawIcon } from "@/scripts/icons/draw-icon";
import { placeholderOf } from "@/scripts/image/prepare-image";
import { checkFile } from "./check-images";
import { eachText, resolveContent } from "./content";
import { DEMO_IMAGES, isDemo, STARTER_ALT, writeStarterTexts } from "./demo";
import type { Finding, Flaw } from "./finding";

interface Known {
  isDemo: boolean;
  /** Content files that only a section shows, and that no section shows now. */
  hidden: readonly string[];
  owner?: Portfolio["owner"];
  anchors?: Record<string, string[]>;
  /** All that is drawn in the CV and the share image, in lower case. */
  drawn?: string;
}

/** `at` is the file and the field, such as `content/site.ts owner.name`. */
type Check = (at: string, text: string, known: Known) => Flaw | undefined;

/** The site's paths, derived from the folders in `app/`. `[name]` matches any segment, and `(name)` adds no segment. */
const PATHS = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.replaceAll(path.sep, "/")}`)
  .filter((file) => /^(?!\/api\/).*\/(page|route)\.tsx?$/.test(file))
  .map((file) => path.posix.dirname(file.replaceAll(/\/\(.+?\)/g, "")));
const isPath = (pathname: string) =>
  PATHS.some((known) => new RegExp(`^${known.replaceAll(/\[.+?\]/g, "[^/]+")}$`).test(pathname));
/** Matches links to example domains and to localhost. */
const EXAMPLE = /^https?:\/\/([^/]+\.)?(example\.(com|net|org)|localhost|[^/]+\.(example|invalid|test))([:/]|$)/i;

const findLinkFlaw: Check = (_at, text, known) =>
  EXAMPLE.test(text) && !known.isDemo
    ? ["warning", `${text} is a placeholder`, "Write the real URL, or remove the link."]
    : undefined;

const findOwnLinkFlaw: Check = (at, text, { anchors = {} }) => {
  if (!at.endsWith("href") || !/^(\/(?!\/)|#)/.test(text)) return undefined;
  const { pathname, hash } = new URL(text, "http://site");
  if (!isPath(pathname)) {
    return ["error", `${text} is not a page of this site`, `Link to one of ${PATHS.join(", ")}.`];
  }
  const shown = anchors[pathname];
  if (!shown || ["", "content", "top", ...shown].includes(hash.slice(1))) return undefined;
  const fix = "Link to something the page shows, or switch the section on.";
  return ["error", `${text} points to something that the page does not show`, fix];
};

const findUndrawable: Check = (_at, text, { drawn }) => {
  if (canShow(text, "cv") || !drawn?.includes(toPlainText(text).toLowerCase())) return undefined;
  // Letters of a script for which there is a font are reported once, by reportMissingFonts.
  const signs = [...new Set(text.normalize("NFC"))].filter((sign) => !canShow(sign, "cv") && !isOfKnownScript(sign));
  if (signs.length === 0) return undefined;
  const problem = `has characters that the CV and the share image cannot show: ${signs.join("")}`;
  return ["warning", problem, "Write it in Latin, Greek or Cyrillic letters, or set cv.file to your own PDF."];
};

const isOfKnownScript = (sign: string) =>
  /[\p{M}\p{scx=Katakana}\u200c\u200d\u3000-\u303f\uff00-\uff60।॥،؛؟]/u.test(sign) ||
  SCRIPT_FONTS.some(({ letters }) => letters.test(sign));

/** All that the CV and the share images draw. */
function listDrawn(portfolio: Portfolio): string {
  const { hero, owner, projectsPage } = portfolio;
  const facts = { ...collectFacts(portfolio, undefined), name: owner.name, lead: hero.greeting, projectsPage };
  return Array.from(eachText(facts), ([, text]) => text).join("\n");
}

/** Names the fonts that the owner's letters need, and the scripts that the CV cannot show, each once. */
function reportMissingFonts({ cv, owner }: Portfolio, drawn: string): Finding[] {
  if (cv.ownFile) return [];
  const flaws = [
    ...findMissingFonts(drawn, owner.location.countryCode).map((font) => ({
      problem: `the CV leaves out your ${font.script} words, because no font for them is installed`,
      fix: `Install one: npm i ${packageOf(font)}`,
    })),
    ...SCRIPT_FONTS.filter(({ isFlawed, letters }) => isFlawed && letters.test(drawn)).map(({ script }) => ({
      problem: `the CV cannot show your ${script} words as they are written`,
      fix: "Set cv.file to your own PDF.",
    })),
  ];
  return flaws.map((flaw) => ({ severity: "warning", file: "content/site.ts", field: "owner", ...flaw }));
}

const findIconFlaw: Check = (at, text) => {
  if (!at.endsWith(".icon") || drawIcon(text)) return undefined;
  const fix = "docs/content.md says where to find icons. Leave icon out for a plain dot.";
  return ["error", `there is no icon called ${text}`, fix];
};

const STARTER: Flaw = ["warning", "is still the starter text", "Write it in your own words."];

const findDemo: Check = (at, text, { isDemo, hidden, owner }) => {
  if (at === "content/site.ts owner.email" && isDemo) {
    return ["demo", "is still the demo's, so this is not your site yet", "Run npm run personalise."];
  }
  if (DEMO_IMAGES.some((name) => text === `/images/${name}`)) {
    return [
      "demo",
      `${text} is an image from the demo`,
      "Save your own image under another name, and put its path here.",
    ];
  }
  if (text.startsWith("/images/") && text.includes("/placeholder-")) {
    return ["warning", "is a placeholder", "Save an image of your own with npm run image, and put its path here."];
  }
  if (text === STARTER_ALT) return STARTER;
  const starters: Record<string, string> = owner ? writeStarterTexts(owner, owner.location.label) : {};
  return starters[at] === text && !hidden.some((file) => at.startsWith(file)) ? STARTER : undefined;
};

const findMarkdownFlaw: Check = (at, text, known) => {
  for (const href of listLinks(text)) {
    const flaw = findLinkFlaw(at, href, known) ?? findOwnLinkFlaw(`${at} href`, href, known);
    if (flaw) return flaw;
  }
  return undefined;
};

const CHECKS = [findDemo, findLinkFlaw, findMarkdownFlaw, findOwnLinkFlaw, findUndrawable, findIconFlaw];

/** Names the pictures that came with the project, and that no content shows any more. */
function reportUnused(content: Partial<Content>, publicFolder: string): Finding[] {
  const shown = new Set(Object.values(content).flatMap((value) => Array.from(eachText(value), ([, text]) => text)));
  const ours = [...DEMO_IMAGES.map((name) => `/images/${name}`), placeholderOf("portrait")];
  return ours
    .filter((src) => !shown.has(src) && existsSync(path.join(publicFolder, src)))
    .map((src) => ({
      severity: "warning",
      file: `public${src}`,
      field: "unused",
      problem: "nothing shows this picture, which is not yours",
      fix: "Delete it.",
    }));
}

const SECTION_FILES = ["about", "services", "certificates", "contact"] as const;

export async function checkContent(content: Partial<Content>, publicFolder: string): Promise<Finding[]> {
  const { site, certificates, services } = content;
  const findings: Finding[] = [];
  const portfolio = resolveContent(content);
  const drawn = portfolio && listDrawn(portfolio);
  const shown = portfolio?.sections.map(({ id }) => id) ?? SECTION_FILES;
  const known = {
    isDemo: isDemo(site?.owner.email),
    hidden: SECTION_FILES.filter((id) => !shown.includes(id)).map((id) => `content/${id}.ts`),
    owner: portfolio?.owner,
    anchors: portfolio?.anchors,
    drawn: drawn?.toLowerCase(),
  };
  for (const [id, rows] of Object.entries({ certificates: certificates?.certificates, services: services?.services })) {
    if (!rows?.length || !site || site.sections.some((section) => section === id)) continue;
    const fix = `Add "${id}" to sections in content/site.ts.`;
    findings.push({ severity: "warning", file: `content/${id}.ts`, field: id, problem: "no section shows them", fix });
  }
  for (const [name, value] of Object.entries(content)) {
    const file = `content/${name}.ts`;
    const add = (field: string, [severity, problem, fix]: Flaw) =>
      void findings.push({ severity, file, field, problem, fix });
    for (const [field, text] of eachText(value)) {
      const at = `${file} ${field}`;
      const flaws = CHECKS.map((check) => check(at, text, known));
      const fileFlaws = await checkFile(text, field, publicFolder, site?.owner.portrait.cutout);
      for (const flaw of [...flaws, ...fileFlaws]) if (flaw) add(field, flaw);
    }
  }
  if (!portfolio || !drawn) return findings;
  return [...findings, ...reportMissingFonts(portfolio, drawn), ...reportUnused(content, publicFolder)];
}
