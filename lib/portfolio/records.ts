import { formatDay } from "./periods";
import type { Cv } from "./schema/sections";

/** Rows shown at first. The others open on request. */
const SHOWN_ROWS = 5;

interface Row {
  title: string;
  /** Who gave the award, who published the work, the role of the person who is quoted, or the level of a language. */
  by?: string;
  date?: string;
  url?: string;
  note?: string;
  quote?: string;
}

function newestFirst<Dated extends { date?: string }>(rows: readonly Dated[]): Dated[] {
  return rows.toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? ""));
}

/** `name` says which part is a name, and is not translated. */
const makeList = (heading: string, noun: string, name: "title" | "by" | undefined, rows: Row[]) => ({
  heading,
  noun,
  name,
  rows: rows.slice(0, SHOWN_ROWS),
  moreRows: rows.slice(SHOWN_ROWS),
});

type Records = Pick<Cv, "awards" | "publications" | "languages" | "references">;

/** Awards, publications, languages and references, each if there are any. */
export function listRecords({ awards, publications, languages, references }: Records) {
  return [
    makeList(
      "Awards",
      "award",
      "by",
      newestFirst(awards).map(({ title, issuer, date, url, note }) => ({
        title,
        by: issuer,
        date: date && formatDay(date),
        url,
        note,
      })),
    ),
    makeList(
      "Publications",
      "publication",
      "by",
      newestFirst(publications).map(({ title, publisher, date, url, note }) => ({
        title,
        by: publisher,
        date: date && formatDay(date),
        url,
        note,
      })),
    ),
    makeList(
      "Languages",
      "language",
      undefined,
      languages.map(({ name, level }) => ({ title: name, by: level })),
    ),
    makeList(
      "References",
      "reference",
      "title",
      references.map(({ name, role, text }) => ({ title: name, by: role, quote: text })),
    ),
  ].filter(({ rows }) => rows.length > 0);
}
