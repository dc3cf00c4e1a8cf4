import { expect, it } from "vitest";
import { resolveCareer } from "../career";
import { cvSchema } from "./schema";
import { resolveTimeline } from "./timeline";

const resolve = (cv: object) => resolveTimeline(resolveCareer(cvSchema.parse(cv), "en-GB"));

it("sorts jobs and studies: current entries first, then those that ended last", () => {
  const { recent, earlier } = resolve({
    experience: [
      { title: "Analyst", organisation: "Mill", start: "2021" },
      { title: "Intern", organisation: "Bank", kind: "internship", start: "2019-06", end: "2019-08" },
    ],
    education: [
      { degree: "MSc", school: "College", start: "2024-09", note: "Graphs." },
      { degree: "BSc", school: "College", start: "2016", end: "2020" },
    ],
  });
  const rows = recent.map(({ period, name, kind, points }) => [period, name, kind, ...points].join(" | "));
  expect(rows).toEqual([
    "Sept 2024 – present | MSc | Education | Graphs.",
    "2021 – present | Analyst | ",
    "2016 – 2020 | BSc | Education",
    "Jun 2019 – Aug 2019 | Intern | Internship",
  ]);
  expect(earlier).toEqual([]);
});

it("the newest five are shown in full, four points each, and nothing is lost", () => {
  const points = ["a", "b", "c", "d", "e", "f"];
  const { recent, earlier } = resolve({
    experience: Array.from({ length: 7 }, (_job, index) => ({
      title: `Job ${index + 1}`,
      start: String(2020 - index),
      end: String(2020 - index),
      points,
    })),
  });
  expect(recent.map(({ name }) => name)).toEqual(["Job 1", "Job 2", "Job 3", "Job 4", "Job 5"]);
  expect(recent[4]).toMatchObject({ points: points.slice(0, 4), morePoints: ["e", "f"] });
  expect(earlier.map(({ name }) => name)).toEqual(["Job 6", "Job 7"]);
  expect(earlier[0]?.points).toEqual(points);
});

it("an entry without dates, title or organisation comes last, and has no blank words", () => {
  const { recent } = resolve({
    experience: [{ organisation: "Mill" }],
    education: [{ school: "College", start: "2016", end: "2020" }],
  });
  expect(recent.map(({ name, by, period }) => [name, by, period])).toEqual([
    ["College", undefined, "2016 – 2020"],
    ["Mill", undefined, ""],
  ]);
});
