import { pluralize } from "@/lib/text";
import { compareSpares, type CvEntry, type Facts } from "./cv-facts";

const listSpares = ({ spare, lines }: CvEntry) =>
  [spare, ...lines.map((line) => line.spare)].filter((piece) => piece !== undefined);

/** How many pieces can be left out. */
export const countSpares = ({ parts }: Facts): number =>
  parts.flatMap(({ entries }) => entries.flatMap(listSpares)).length;

/** Leaves out the pieces that are missed least. */
export function leaveOut(facts: Facts, count: number): Facts {
  const spares = facts.parts.flatMap(({ entries }) => entries.flatMap(listSpares));
  const gone = new Set(spares.toSorted(compareSpares).slice(0, count));
  const stays = ({ spare }: Pick<CvEntry, "spare">) => !spare || !gone.has(spare);
  const parts = facts.parts.map(({ heading, entries }) => ({
    heading,
    entries: entries.filter(stays).map((entry) => ({ ...entry, lines: entry.lines.filter(stays) })),
  }));
  return { ...facts, parts: parts.filter(({ entries }) => entries.length > 0) };
}

/** Describes what `shown` lacks, such as `12 points from 9 jobs and 3 projects`. Empty if it lacks nothing. */
export function describeLoss(whole: Facts, shown: Facts): string {
  const kept = new Set(shown.parts.flatMap(({ entries }) => entries.flatMap(listSpares)));
  const counts = new Map<string, number>();
  const add = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  let jobs = 0;
  for (const { spare, lines } of whole.parts.flatMap(({ entries }) => entries)) {
    if (spare && !kept.has(spare)) {
      add(spare.what);
      continue;
    }
    const lost = lines.flatMap((line) => (line.spare && !kept.has(line.spare) ? line.spare.what : []));
    lost.forEach(add);
    if (lost.includes("point")) jobs += 1;
  }
  const rows = Array.from(counts, ([what, count]) => {
    if (what === "point") return `${pluralize(count, what)} from ${pluralize(jobs, "job")}`;
    return what === "study" && count > 1 ? `${count} studies` : pluralize(count, what);
  });
  return new Intl.ListFormat("en-GB").format(rows);
}
