import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { projectsSchema } from "@/lib/portfolio/schema/sections";
import { ProjectCard } from "./project-card";

const row = {
  ...{ id: "poster", title: "Poster", summary: "A poster.", year: 2026, role: "Design" },
  ...{ problem: "None.", result: "It hangs.", stack: ["Ink"] },
};
const parse = (change: object) =>
  projectsSchema.safeParse({ title: "A", introduction: "B", projects: [{ ...row, ...change }] });

it("a project without an image shows its title instead, and an image needs a description", () => {
  const [project] = parse({}).data?.projects ?? [];
  const html = project && renderToStaticMarkup(<ProjectCard project={project} position={0} />);
  expect(html).toMatch(/data-slot="title-plate"[^]*relief\.svg\?v=\w+#contours[^]*>Poster</);
  expect(html).not.toContain("<img");
  const rejected = parse({ image: "/images/poster.webp" }).error?.issues.map(({ message }) => message);
  expect(rejected).toEqual(["expected a description of the image"]);
});
