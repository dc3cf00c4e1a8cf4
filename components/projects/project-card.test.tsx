import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { projectsSchema } from "@/lib/portfolio/schema";
import { makeContent } from "@/lib/portfolio/test/contents";
import { ProjectCard } from "./project-card";

const row = { id: "poster", title: "Poster", summary: "A poster.", year: 2026, role: "Design", stack: ["Ink"] };

function render(project: typeof row | object) {
  const projects = [{ id: "poster", title: "Poster", ...project }];
  const [card] = resolvePortfolio(makeContent({ projects: { projects } })).projects;
  return card ? renderToStaticMarkup(<ProjectCard project={card} rank="first" />) : "";
}

it("a project without an image shows its title instead, and an image needs a description", () => {
  const html = render(row);
  expect(html).toMatch(/data-slot="title-plate"[^]*relief\.svg\?v=\w+#contours[^]*>Poster</);
  expect(html).not.toContain("<img");
  const withImage = { title: "A", introduction: "B", projects: [{ ...row, image: "/images/poster.webp" }] };
  const rejected = projectsSchema.safeParse(withImage).error?.issues.map(({ message }) => message);
  expect(rejected).toEqual(["expected a description of the image"]);
});

it("a project that has only a title shows nothing blank, and no links", () => {
  const html = render({});
  expect(html).not.toMatch(/<(p|ul|dl|div)[^>]*>\s*<\/\1>|<details/);
  expect(render({ start: "2024-03", end: "2025" })).toContain(">Mar 2024 – 2025</p>");
  expect(render({ role: "Design" })).toContain(">Design</p>");
});

it("the first three points are on the card, and the others open below it", () => {
  const points = ["One.", "Two.", "Three.", "Four."];
  const [card = "", more = ""] = render({ points }).split("<details");
  expect(card).toContain("Three.");
  expect(card).not.toContain("Four.");
  expect(more).toMatch(/More<[^]*Four\./);
  expect(render({ points: points.slice(1) })).not.toContain("<details");
  expect(render({ points, story: { part: "All of it." } })).toMatch(/Read the story<[^]*All of it\.[^]*Four\./);
});

it("a story does not repeat the card's picture", () => {
  const pictures = [
    { src: "/images/poster.webp", alt: "Again" },
    { src: "/images/sketch.webp", alt: "A sketch" },
  ];
  const html = render({ image: "/images/poster.webp", imageAlt: "A poster", story: { part: "All.", pictures } });
  expect(Array.from(html.matchAll(/alt="([^"]*)"/g), ([, alt]) => alt)).toEqual(["A poster", "A sketch"]);
});
