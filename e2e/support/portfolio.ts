import { getPortfolio } from "@/app/portfolio";
import type { Section, SectionOf } from "@/lib/portfolio/sections";

export const portfolio = getPortfolio();

/** The section of this kind, if the page has it. */
export const findSection = <Kind extends Section["kind"]>(kind: Kind) =>
  portfolio.sections.find((section): section is SectionOf<Kind> => section.kind === kind);
