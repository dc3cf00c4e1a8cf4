import { formatDay } from "./periods";
import type { Cv } from "./schema/sections";

/** Rows shown at first. The others open on request. */
const SHOWN_ROWS = 5;

interface Row {
  title: string;
  /** Who gave the award, who published the work, or the role of the person who is quoted. */
  by?: string;
  date?: string;
  url?: string;
  note?: string;
  quote?: string;
}

function newestFirst<Dated extends { date?: string }>(rows: readonly Dated[]): Dated[] {
  return rows.toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? ""));
}

const makeList = (heading: string, noun: string, rows: Row[]) => ({
  heading,
  noun,
  rows: rows.slice(0, SHOWN_ROWS),
  moreRows: rows.slice(SHOWN_ROWS),
});

/** Awards, publications and references, each if there are any. */
export function listRecords({ awards, publications, references }: Pick<Cv, "awards" | "publications" | "references">) {
  return [
    makeList(
      "Awards",
      "award",
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
      newestFirst(publications).map(({ title, publisher, date, url, note }) => ({
        title,
        by: publisher,
        date: date && formatDay(date),
        url,
        note,
      })),
    ),
    makeList(
      "References",
      "reference",
      references.map(({ name, role, text }) => ({ title: name, by: role, quote: text })),
    ),
  ].filter(({ rows }) => rows.length > 0);
}
