import { capitalize } from "../text";
import { formatPeriod } from "./periods";
import type { Cv } from "./schema/sections";

const STILL_GOING = "9999";

/** Lists jobs and studies together: those that go on come first, then those that ended last. */
export function listTimeline({ experience, education }: Pick<Cv, "experience" | "education">) {
  const jobs = experience.map(({ kind, ...job }) => ({ ...job, kind: kind === "job" ? "" : capitalize(kind) }));
  const studies = education.map(({ degree, school, note, ...study }) => ({
    ...study,
    title: degree,
    organisation: school,
    kind: "Education",
    points: note ? [note] : [],
  }));
  return [...jobs, ...studies]
    .toSorted(
      (one, other) =>
        (other.end ?? STILL_GOING).localeCompare(one.end ?? STILL_GOING) || other.start.localeCompare(one.start),
    )
    .map((entry) => ({ ...entry, period: formatPeriod(entry), isOngoing: !entry.end }));
}
