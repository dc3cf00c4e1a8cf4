import type Promises from "node:fs/promises";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { drawOwnName, drawShareImage } from "@/lib/images/server/share-image";
import { placeSummit } from "@/lib/landmarks";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { canDraw } from "@/lib/portfolio/schema/letters";
import { AWKWARD } from "@/lib/portfolio/test/contents";
import { getPortfolio } from "./portfolio";
import { homeImage, projectsImage } from "./share-images";

const portfolio = getPortfolio();

const drawn = vi.hoisted(() => ({ markup: "" }));
vi.mock("next/og", () => ({
  ImageResponse: class {
    constructor(element: ReactElement) {
      drawn.markup = renderToStaticMarkup(element);
    }
    arrayBuffer = () =>
      sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } })
        .png()
        .toBuffer();
  },
}));

/** What an image is drawn from. */
async function readMarkup(image: Promise<Response>): Promise<string> {
  await image;
  return drawn.markup;
}

// The build copies the relief to public, so provide a substitute here.
const RELIEF = '<symbol id="relief" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></symbol>';
vi.mock("node:fs/promises", async (original) => {
  const { readFile, ...others } = await original<typeof Promises>();
  const read = (file: string) => (file.endsWith("/relief.svg") ? Buffer.from(RELIEF) : readFile(file));
  return { ...others, readFile: async (file: string) => read(file) };
});

it("a long name and place share one line above the greeting", async () => {
  const overline = "Inês Marques da Conceição · Lisboa, Portugal";
  const photo = { src: portfolio.owner.portrait.src, width: 352, height: 440 };
  const words = { overline, lead: "Hello, I am", title: "Inês", footer: "Designer" };
  const html = await readMarkup(drawShareImage(words, [photo], portfolio.accent));
  const [, size = ""] = /font-size:(\d+)px[^>]*>Inês Marques/.exec(html) ?? [];
  // Each letter of IBM Plex Mono is 0.6 em wide, and 620 px are left of the portrait.
  expect(Number(size) * 0.6 * overline.length).toBeLessThanOrEqual(620);
});

it.runIf(portfolio.landscape)("the whole summit is seen above the portrait [needs a landscape]", async () => {
  const html = await readMarkup(homeImage(portfolio).draw());
  const [, height = "", top = ""] = /<img [^>]*height="(\d+)"[^>]*top:(-?\d+)px/.exec(html) ?? [];
  const [, summit] = placeSummit(portfolio.landscape ?? "peaks");
  const [, bottom = ""] = /bottom:(-?\d+)px/.exec(html) ?? [];
  const [, portrait = ""] = /.*base64[^>]*height="(\d+)"/s.exec(html) ?? [];
  const summitTop = Number(top) + summit * Number(height);
  expect(summitTop).toBeGreaterThan(0);
  expect(summitTop + 40).toBeLessThan(630 - Number(bottom) - Number(portrait));
});

it.each([
  ["the demo", portfolio] as const,
  ...AWKWARD.map(([what, content]) => [what, resolvePortfolio(content)] as const),
])("with %s, the share images name the owner, the page and the first project", async (_what, site) => {
  const { owner, projects, projectsPage } = site;
  const images = [
    { image: homeImage(site), words: [drawOwnName(owner).first, owner.role] },
    { image: projectsImage(site), words: [drawOwnName(owner).full, projectsPage.title, projects[0]?.title ?? ""] },
  ];
  for (const { image, words } of images) {
    const markup = await readMarkup(image.draw());
    for (const word of words.filter(canDraw)) expect(markup).toContain(renderToStaticMarkup(word));
    expect(markup.replaceAll(/base64,[^"]+/g, "")).not.toMatch(/undefined|NaN/);
  }
});
