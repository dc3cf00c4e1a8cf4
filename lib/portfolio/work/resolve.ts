import { countLetters } from "../../letters";
import { toPlainText } from "../../markdown";
import { formatPeriod } from "../periods";
import { splitPoints } from "../points";
import type { Project } from "./schema";

const PICTURED_PROJECTS = 3;
const NAMED_PROJECTS = 3;

const CARD_POINTS = 3;

/** Letters of the names that fit one line beside the scroll hint. */
const FIRST_NAMES_LETTERS = 36;

/** What a project's card says: its year and its dates, which can both be missing, and its points. */
export function describeCard({ year, start, end, points }: Project, language: string) {
  const [endYear] = (end ?? start)?.split("-") ?? [];
  const inWords = (date = "") => formatPeriod({ end: date }, language) || undefined;
  return {
    year: inWords(year?.toString() ?? endYear),
    dates: formatPeriod({ start, end }, language) || inWords(year?.toString()),
    ...splitPoints(points, CARD_POINTS),
  };
}

interface CardedProject extends Project {
  card: { year?: string; dates?: string };
}

function summarise({ id, title, image, role, result, summary, card, story }: CardedProject) {
  return {
    id,
    title,
    image,
    role,
    summary,
    year: card.year,
    hasStory: story !== undefined,
    /** What came of it, or else what it is. */
    outcome: result ? toPlainText(result) : summary,
  };
}

/** The owner's first six projects: three with pictures, three as lines. Without any picture, all six are lines. */
export function resolveWork({ projects }: { projects: readonly CardedProject[] }) {
  if (projects.length === 0) return undefined;
  const shown = projects.slice(0, PICTURED_PROJECTS + NAMED_PROJECTS).map(summarise);
  const pictured = shown.slice(0, PICTURED_PROJECTS);
  const hasPictures = pictured.some(({ image }) => image);
  return {
    kind: "work" as const,
    introduction: undefined,
    pictured: hasPictures ? pictured : [],
    named: hasPictures ? shown.slice(PICTURED_PROJECTS) : shown,
  };
}

/** The first three works by name, or as many of them as the line has room for. */
export function nameFirstWorks(projects: readonly Pick<Project, "id" | "title" | "story">[]) {
  return projects
    .slice(0, PICTURED_PROJECTS)
    .map(({ id, title, story }) => ({ id, title, hasStory: story !== undefined }))
    .filter((_work, index, works) => {
      const line = works.slice(0, index + 1).map(({ title }) => title);
      return countLetters(line.join("")) <= FIRST_NAMES_LETTERS;
    });
}
