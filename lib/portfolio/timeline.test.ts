import { expect, it } from "vitest";
import { resolveEntries } from "./entries";
import { cvSchema } from "./schema";
import { listTimeline } from "./timeline";

it("puts jobs and studies on one line: what goes on first, then what ended last", () => {
  const cv = cvSchema.parse({
    experience: [
      { title: "Analyst", organisation: "Mill", start: "2021" },
      { title: "Intern", organisation: "Bank", kind: "internship", start: "2019-06", end: "2019-08" },
    ],
    education: [
      { degree: "MSc", school: "College", start: "2024-09", note: "Graphs." },
      { degree: "BSc", school: "College", start: "2016", end: "2020" },
    ],
  });
  const rows = listTimeline(resolveEntries(cv)).map(({ period, heading, kind, points }) =>
    [period, heading, kind, ...points].join(" | "),
  );
  expect(rows).toEqual([
    "Sept 2024 – present | MSc | Education | Graphs.",
    "2021 – present | Analyst | ",
    "2016 – 2020 | BSc | Education",
    "Jun 2019 – Aug 2019 | Intern | Internship",
  ]);
});
