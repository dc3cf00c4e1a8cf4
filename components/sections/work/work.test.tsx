import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeSection, owner, type ContentChange } from "@/lib/portfolio/test/contents";
import { Work } from "./work";

type Project = NonNullable<NonNullable<ContentChange["projects"]>["projects"]>[number];

const image = owner.portrait.src;

const render = (projects: Project[]) =>
  renderToStaticMarkup(<Work section={makeSection("work", { projects: { projects } })} />);

const repeat = (count: number, change: Partial<Project> = {}): Project[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, title: `Engine ${index}`, ...change }));

it("three projects have their pictures, and the next three a line each", () => {
  const html = render(repeat(8, { image, imageAlt: "An engine" }));
  expect(html.match(/<img/g)).toHaveLength(3);
  expect(Array.from(html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g), ([, title]) => title)).toEqual(
    [0, 1, 2, 3, 4, 5].map((number) => `Engine ${number}`),
  );
});

it("where no project has a picture, all of them are lines", () => {
  const html = render(repeat(2));
  expect(html).not.toMatch(/<img|title-plate/);
  expect(html.match(/<li/g)).toHaveLength(2);
  const mixed = render([...repeat(1), { id: "poster", title: "Poster", image, imageAlt: "A poster" }]);
  expect(mixed).toMatch(/title-plate[^]*<img/);
});

it("a project says its role and what came of it", () => {
  const [project] = repeat(1, {
    image,
    imageAlt: "An engine",
    role: "Design",
    summary: "A sum.",
    result: "It *counts*.",
  });
  const html = render(project ? [project] : []);
  expect(html).toMatch(/>Design<[^]*>It counts\.</);
  expect(html).not.toContain("A sum.");
});
