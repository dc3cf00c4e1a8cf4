import { expect, it } from "vitest";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent } from "@/lib/portfolio/test/contents";
import { gatherFacts } from "./cv-facts";

it("a certificate has its month, or else the date as it is written", () => {
  const certificates = [
    { id: "paper", title: "Paper", issuer: "Mill", date: "2 March 2025", isoDate: "2025-03-02" },
    { id: "ink", title: "Ink", issuer: "Mill", date: "Spring 2025" },
  ];
  const { parts } = gatherFacts(resolvePortfolio(makeContent({ certificates: { certificates } })), undefined);
  const rows = parts.find(({ heading }) => heading === "Certificates")?.entries;
  expect(rows?.map(({ title, date, details }) => [title, date, ...(details ?? []).map(({ text }) => text)])).toEqual([
    ["Paper", "Mar\u00a02025", "Mill"],
    ["Ink", undefined, "Mill", "Spring 2025"],
  ]);
});
