import type Promises from "node:fs/promises";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { drawnName } from "@/lib/facts";
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

const { first, full } = drawnName(site.owner);

it.each([
  ["the owner's name and role", drawHomeImage, [first, site.owner.role]],
  ["the owner's name and the projects", drawProjectsImage, [full, projects.projects[0]?.title ?? ""]],
])("the share image shows %s", async (_what, drawImage, words) => {
  const { element } = (await drawImage()) as object as { element: ReactElement };
  const markup = renderToStaticMarkup(element);
  for (const word of words) expect(markup).toContain(renderToStaticMarkup(word));
});
