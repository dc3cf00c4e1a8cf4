import sample from "@jsonresume/schema/sample.resume.json";
import { expect, it } from "vitest";
import { readResume } from "./read-resume";
import { writeContent } from "./write-content";

const others = {
  "first-name": "Richard",
  coordinates: "37.7749, -122.4194",
  "time-zone": "America/Los_Angeles",
  accent: "#0EA5E9",
  landscape: "hills",
  words: "Programmer",
};

it("carries the published sample over", () => {
  const { answers, content } = readResume(sample);
  expect(answers).toEqual({
    ...{ name: "Richard Hendriks", role: "Programmer", email: "richard.hendriks@mail.com", phone: undefined },
    ...{ city: "San Francisco", country: "US", place: "San Francisco, United States" },
    skills: "HTML, CSS, Javascript, Mpeg, MP4, GIF",
    networks: "Twitter neutralthoughts, SoundCloud https://soundcloud.example.com/dandymusicnl",
  });
  expect(content.paragraphs).toEqual([expect.stringMatching(/^Richard hails from Tulsa.*conversation!$/)]);
  expect(content.experience).toMatchObject([
    { title: "CEO/President", organisation: "Pied Piper", place: "Palo Alto, CA", start: "2013-12", end: "2014-12" },
    { title: "Teacher", organisation: "CoderDojo", kind: "volunteering", url: "https://coderdojo.example.com/" },
  ]);
  expect(content.experience[0]?.points).toHaveLength(4);
  expect(content.education).toEqual([
    {
      ...{ degree: "Bachelor, Information Technology", school: "University of Oklahoma", url: "https://www.ou.edu/" },
      ...{ start: "2011-06", end: "2014-01", note: "Grade: 4.0. DB1101 - Basic SQL, CS2011 - Java Introduction." },
    },
  ]);
  expect(content.languages).toEqual([{ name: "English", level: "Native speaker" }]);
  expect(content.projects).toMatchObject([
    {
      ...{ id: "miss-direction", title: "Miss Direction", summary: "A mapping engine that misguides you", year: 2016 },
      ...{ role: "Team lead, Designer", stack: ["GoogleMaps", "Chrome Extension", "Javascript"] },
      result: expect.stringMatching(/^Won award at AIHacks 2016\. Built by/),
    },
  ]);
});

it("lists what the content has no room for", () => {
  expect(readResume(sample).leftOut).toEqual([
    ...["awards", "publications", "interests", "references", "basics.url"],
    ...["work.description", "skills.level", "projects.entity", "projects.type"],
    "work: http://piedpiper.example.com was changed to https; check that it opens",
    "volunteer: http://coderdojo.example.com/ was changed to https; check that it opens",
    "projects: http://missdirection.example.com was changed to https; check that it opens",
    "basics.phone: (912) 555-4321",
  ]);
});

it("writes content that the build accepts", () => {
  const { answers, content } = readResume(sample);
  const sources = writeContent({ ...answers, ...others }, content);
  expect(Object.keys(sources)).toHaveLength(8);
  expect(sources["content/projects.ts"]).toContain('"id":"miss-direction"');
});

it("puts entries in order, and leaves out and names those that are not whole", () => {
  const work = [
    { name: "Old mill", position: "Weaver", startDate: "1999", endDate: "2003-05-31" },
    { name: "New mill", position: "Engineer", startDate: "2003-06", endDate: "Present" },
    { name: "No date", position: "Engineer" },
    { name: "Backwards", position: "Engineer", startDate: "2020", endDate: "2010" },
    { name: "Wordy", position: "Writer", startDate: "2001", endDate: "2002", highlights: ["Short.", "x".repeat(300)] },
  ];
  const certificates = [
    { name: "CKA", issuer: "CNCF", date: "2021-11", url: "https://cncf.io/cka" },
    { name: "CKA", issuer: "CNCF", date: "2024-12-03" },
    { name: "Nameless", date: "2020" },
  ];
  const basics = { profiles: [{ network: "XING", username: "ada" }] };
  const { content, leftOut } = readResume({ basics, work, certificates });
  expect(content.experience.map((job) => [job.organisation, job.end])).toEqual([
    ["New mill", undefined],
    ["Old mill", "2003-05"],
    ["Wordy", "2002"],
  ]);
  expect(content.certificates).toMatchObject([
    { id: "cka", date: "November 2021", isoDate: "2021-11", verifyUrl: "https://cncf.io/cka" },
    { id: "cka-2", date: "3 December 2024", isoDate: "2024-12-03" },
  ]);
  expect(leftOut).toEqual([
    `work: Wordy: “${"x".repeat(59)}…”`,
    "work: No date (start: expected a month like 2025-06, or a year like 2025)",
    "work: Backwards (end: expected an end date on or after the start date)",
    "certificates: Nameless (issuer: expected some text)",
    "basics.profiles: XING ada (no URL)",
  ]);
});
