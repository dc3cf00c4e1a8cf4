import type Promises from "node:fs/promises";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { projects } from "@/content/projects";
import { drawnName } from "@/lib/facts";
import { site } from "@/content/site";
import drawHomeImage from "./opengraph-image";
import drawProjectsImage from "./projects/opengraph-image";

vi.mock("next/og", () => ({
  ImageResponse: class {
    constructor(readonly element: ReactElement) {}
  },
}));

// The build draws it, and may come later.
const RELIEF = '<symbol id="relief" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></symbol>';
vi.mock("node:fs/promises", async (original) => {
  const { readFile, ...others } = await original<typeof Promises>();
  const read = (file: string) => (file.endsWith("/relief.svg") ? Buffer.from(RELIEF) : readFile(file));
  return { ...others, readFile: async (file: string) => read(file) };
});

async function readText(image: unknown) {
  const { element } = (await image) as { element: ReactElement };
  return renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, "\n");
}

it("the share image shows the owner's name and role", async () => {
  const text = await readText(drawHomeImage());
  expect(text).toContain(drawnName(site.owner).first);
  expect(text).toContain(site.owner.role);
});

it("the picture of the projects names the owner and the projects", async () => {
  const text = await readText(drawProjectsImage());
  expect(text).toContain(drawnName(site.owner).full);
  expect(text).toContain(projects.projects[0]?.title ?? "");
});
