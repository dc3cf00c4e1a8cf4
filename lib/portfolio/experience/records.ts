import { CAREER_HEADINGS, type Career } from "../career";
import { formatDay } from "../periods";

/** Rows shown at first. The others open on request. */
const SHOWN_ROWS = 5;

interface Row {
  name: string;
  /** Who gave the award, who published the work, the role of the person who is quoted, or the level of a language. */
  by?: string;
  date?: string;
  url?: string;
  note?: string;
  quote?: string;
}

/** `properName` says which part is the name of somebody, and is not translated. */
const makeList = (
  list: keyof typeof CAREER_HEADINGS,
  noun: string,
  properName: "name" | "by" | undefined,
  rows: readonly Row[],
) => ({
  heading: CAREER_HEADINGS[list],
  noun,
  properName,
  rows: rows.slice(0, SHOWN_ROWS),
  moreRows: rows.slice(SHOWN_ROWS),
});

/** Awards, publications, languages and references, each if there are any. */
export function listRecords({ awards, publications, languages, references }: Career, language: string) {
  const dated = (rows: Career["awards" | "publications"]): Row[] =>
    rows.map(({ date, ...row }) => ({ ...row, date: date && formatDay(date, language) }));
  return [
    makeList("awards", "award", "by", dated(awards)),
    makeList("publications", "publication", "by", dated(publications)),
    makeList("languages", "language", undefined, languages),
    makeList("references", "reference", "name", references),
  ].filter(({ rows }) => rows.length > 0);
}
