import { expect, it } from "vitest";
import { resolveCareer } from "../career";
import { listRecords } from "./records";
import { cvSchema } from "./schema";

const list = (cv: object) => listRecords(resolveCareer(cvSchema.parse(cv), "en-GB"), "en-GB");

it("lists awards, publications, languages and references under their names, and nothing where there are none", () => {
  const lists = list({
    awards: [{ title: "Prize", issuer: "Town", date: "2024-03-02", note: "For a map." }],
    languages: [{ name: "Igbo", level: "native" }, { name: "English" }],
    references: [{ name: "Grace", role: "Head of design", text: "She is careful." }],
  });
  expect(lists).toMatchObject([
    { heading: "Awards", rows: [{ name: "Prize", by: "Town", date: "2 Mar 2024", note: "For a map." }] },
    { heading: "Languages", rows: [{ name: "Igbo", by: "native" }, { name: "English" }] },
    { heading: "References", rows: [{ name: "Grace", by: "Head of design", quote: "She is careful." }] },
  ]);
  expect(list({})).toEqual([]);
});

it("the newest five come first, the others on request, and those without a date last", () => {
  const dates = ["2019", undefined, "2021-05", "2020", "2022", "2018", "2017"];
  const [publications] = list({ publications: dates.map((date) => ({ title: `Paper of ${date}`, date })) });
  const years = (rows: { date?: string }[] = []) => rows.map(({ date }) => date);
  expect(years(publications?.rows)).toEqual(["2022", "May 2021", "2020", "2019", "2018"]);
  expect(years(publications?.moreRows)).toEqual(["2017", undefined]);
});
