import { capitalize } from "../text";
import type { Entries } from "./entries";

const STILL_GOING = "9999";

/** Lists jobs and studies together: those that go on come first, then those that ended last. */
export function listTimeline({ jobs, studies }: Entries) {
  const work = jobs.map((job) => ({ ...job, kind: job.kind === "job" ? "" : capitalize(job.kind) }));
  const education = studies.map((study) => ({
    ...study,
    kind: "Education",
    points: study.note ? [study.note] : [],
  }));
  const endOf = ({ start, end }: { start?: string; end?: string }) => end ?? (start ? STILL_GOING : "");
  return [...work, ...education]
    .toSorted(
      (one, other) => endOf(other).localeCompare(endOf(one)) || (other.start ?? "").localeCompare(one.start ?? ""),
    )
    .map(({ heading, subheading, url, place, period, kind, points, start, end }) => ({
      heading,
      subheading,
      url,
      place,
      period,
      kind,
      points,
      isOngoing: start !== undefined && end === undefined,
    }));
}
