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

/** The owner's first six projects: three with pictures, three as lines. Without any picture, all six are lines. */
export function resolveWork(projects: readonly CardedProject[]) {
  const shown = projects.slice(0, PICTURED_PROJECTS + NAMED_PROJECTS).map(describe);
  const pictured = shown.slice(0, PICTURED_PROJECTS);
  const hasPictures = pictured.some(({ image }) => image);
  return {
    pictured: hasPictures ? pictured : [],
    named: hasPictures ? shown.slice(PICTURED_PROJECTS) : shown,
  };
}

export type Work = ReturnType<typeof resolveWork>["named"][number];
