import { capitalize } from "../../text";
import type { Career } from "../career";
import { sortNewestFirst } from "../periods";
import { splitPoints } from "../points";

type Entries = Pick<Career, "jobs" | "studies">;

/** Entries shown with their first points. The others are lines, whose points open on request. */
const RECENT_ENTRIES = 5;
const RECENT_POINTS = 4;

/** Lists jobs and studies together. */
function listTimeline({ jobs, studies }: Entries) {
  const work = jobs.map((job) => ({
    ...job,
    kind: job.kind === "job" ? "" : capitalize(job.kind),
    isStudy: false,
  }));
  const education = studies.map((study) => ({
    ...study,
    kind: "Education",
    isStudy: true,
    points: study.note ? [study.note] : [],
  }));
  return sortNewestFirst([...work, ...education]).map(
    ({ name, by, url, place, period, kind, isStudy, points, start, end }) => ({
      name,
      by,
      url,
      place,
      /** Such as `2024 – present`. */
      period,
      /** Such as `Education` or `Internship`. Empty for an ordinary job. */
      kind,
      isStudy,
      points,
      isOngoing: start !== undefined && end === undefined,
    }),
  );
}

/** The newest entries are shown with their first points. The earlier ones have a line each. */
export function resolveTimeline(entries: Entries) {
  const timeline = listTimeline(entries);
  return {
    recent: timeline
      .slice(0, RECENT_ENTRIES)
      .map((entry) => ({ ...entry, ...splitPoints(entry.points, RECENT_POINTS) })),
    earlier: timeline.slice(RECENT_ENTRIES),
  };
}
