import { expect, it } from "vitest";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent } from "@/lib/portfolio/test/contents";
import { gatherFacts } from "./cv-facts";
import { leaveOut } from "./leave-out";

it.each(["awards", "publications"])("of %s, the newest stays longest, wherever it is written", (list) => {
  const cv = {
    [list]: [{ title: "Undated" }, { title: "First", date: "2019" }, { title: "Last", date: "2022-05-01" }],
  };
  const facts = gatherFacts(resolvePortfolio(makeContent({ cv })), undefined);
  const titles = [0, 1, 2].map((count) =>
    leaveOut(facts, count).parts.flatMap(({ entries }) => entries.flatMap(({ title }) => title ?? [])),
  );
  expect(titles).toEqual([["Last", "First", "Undated"], ["Last", "First"], ["Last"]]);
});
