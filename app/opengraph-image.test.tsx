import type Promises from "node:fs/promises";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { drawShareImage } from "@/lib/images/server/share-image";
import { portfolio } from "@/lib/portfolio/portfolio";
import { canDraw } from "@/lib/portfolio/schema/letters";
import drawHomeImage from "./opengraph-image";
import drawProjectsImage from "./projects/opengraph-image";

vi.mock("next/og", () => ({
  ImageResponse: class {
    constructor(readonly element: ReactElement) {}
  },
}));

// The build copies the relief to public, so provide a substitute here.
const RELIEF = '<symbol id="relief" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></symbol>';
vi.mock("node:fs/promises", async (original) => {
  const { readFile, ...others } = await original<typeof Promises>();
  const read = (file: string) => (file.endsWith("/relief.svg") ? Buffer.from(RELIEF) : readFile(file));
  return { ...others, readFile: async (file: string) => read(file) };
});

it("a long name and place stand on one line above the greeting", async () => {
  const overline = "Inês Marques da Conceição · Lisboa, Portugal";
  const photo = { src: portfolio.owner.portrait.src, width: 352, height: 440 };
  const image = await drawShareImage({ overline, lead: "Hello, I am", title: "Inês", footer: "Designer" }, [photo]);
  const { element } = image as object as { element: ReactElement };
  const [, size = ""] = /font-size:(\d+)px[^>]*>Inês Marques/.exec(renderToStaticMarkup(element)) ?? [];
  // Each letter of IBM Plex Mono is 0.6 em wide, and 620 px are left of the portrait.
  expect(Number(size) * 0.6 * overline.length).toBeLessThanOrEqual(620);
});

const { owner, projects } = portfolio;

it.each([
  ["the owner's name and role", drawHomeImage, [owner.drawn.first, owner.role]],
  ["the owner's name and the projects", drawProjectsImage, [owner.drawn.full, projects[0]?.title ?? ""]],
])("the share image shows %s", async (_what, drawImage, words) => {
  const { element } = (await drawImage()) as object as { element: ReactElement };
  const markup = renderToStaticMarkup(element);
  for (const word of words.filter(canDraw)) expect(markup).toContain(renderToStaticMarkup(word));
});
