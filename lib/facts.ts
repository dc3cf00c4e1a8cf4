import { canDraw } from "@/lib/portfolio/schema/letters";
import { SECTIONS, type SectionId } from "@/lib/portfolio/schema/registry";
import type { Cv } from "@/lib/portfolio/schema/sections";
import type { Site } from "@/lib/portfolio/schema/site";

/** Whether the owner shows a section. The content of a hidden section appears nowhere on the site. */
export const isShown = ({ sections }: Pick<Site, "sections">, section: SectionId) => sections.includes(section);

/** The landing page's sections in the owner's order, without those that would be empty. */
export function filledSections({ sections }: Pick<Site, "sections">, { projects, cv }: { projects: object[]; cv: Cv }) {
  const empty: Partial<Record<SectionId, boolean>> = {
    work: projects.length === 0,
    experience: cv.experience.length + cv.education.length === 0,
  };
  return sections.filter((id) => !empty[id]);
}

/** The sections that the header, drawer and footer list and the scroll spy follows, in the owner's order. */
export const listedSections = ({ sections }: Pick<Site, "sections">) =>
  sections.flatMap((id) => SECTIONS.filter((section) => section.id === id && section.isListed));

function formatMonth(month: string, style: "short" | "long" = "short"): string {
  if (month.length === 4) return month;
  return new Date(`${month}-01`).toLocaleDateString("en-GB", { month: style, year: "numeric", timeZone: "UTC" });
}

/** Formats a period, such as `Jun 2025 – Aug 2025` or `Sept 2024 – present`. */
export function formatPeriod({ start, end }: { start: string; end?: string }): string {
  return start === end ? formatMonth(start) : `${formatMonth(start)} – ${end ? formatMonth(end) : "present"}`;
}

export function describeAvailability({ isOpen, from, kinds, where }: NonNullable<Site["availability"]>): string {
  const month = from && formatMonth(from, "long");
  if (!isOpen) return `Not taking on new work${month ? ` until ${month}` : " at the moment"}.`;
  const work = new Intl.ListFormat("en-GB").format(kinds) || "work";
  return `Available${month ? ` from ${month}` : ""} for ${work}${where ? `, ${where}` : ""}.`;
}

export function drawnName({
  name,
  firstName,
  latinName = name,
}: Pick<Site["owner"], "name" | "firstName" | "latinName">) {
  const isDrawable = canDraw(name + firstName);
  const full = isDrawable ? name : latinName;
  const cvFile = `${full.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "")}-CV.pdf`;
  return { full, first: isDrawable ? firstName : latinName, cvFile };
}
