import { toPlainText } from "../markdown";
import type { Project } from "./schema/sections";

const PICTURED_PROJECTS = 3;
const NAMED_PROJECTS = 3;

interface CardedProject extends Project {
  card: { year?: string; dates?: string };
}

function describe({ id, title, image, role, result, summary, card }: CardedProject) {
  return {
    id,
    title,
    image,
    role,
    summary,
    year: card.year,
    /** What came of it, or else what it is. */
    outcome: result ? toPlainText(result) : summary,
  };
}

/** The newest projects: the first have their pictures, the next a line each. Without any picture, each has a line. */
export function resolveWork(projects: readonly CardedProject[]) {
  const newest = projects.slice(0, PICTURED_PROJECTS + NAMED_PROJECTS).map(describe);
  const pictured = newest.slice(0, PICTURED_PROJECTS);
  const hasPictures = pictured.some(({ image }) => image);
  return {
    pictured: hasPictures ? pictured : [],
    named: hasPictures ? newest.slice(PICTURED_PROJECTS) : newest,
  };
}

export type Work = ReturnType<typeof resolveWork>["named"][number];
