import { endSentence } from "../text";
import type { Availability } from "./owner/schema";

/** Months such as `2025-06`, or years such as `2025`. Without an end, the period is current. */
export interface Period {
  start?: string;
  end?: string;
}

/** Later than any month. */
const STILL_GOING = "9999";

interface Dated extends Period {
  /** Of what happened once. */
  date?: string;
}

const endOf = ({ date, start, end }: Dated) => date ?? end ?? (start ? STILL_GOING : "");

/** Those that go on come first, then those that ended last. Those without a date come last, as they were written. */
export const sortNewestFirst = <Row extends Dated>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) => endOf(other).localeCompare(endOf(one)) || (other.start ?? "").localeCompare(one.start ?? ""),
  );

function formatMonth(month: string, style: "short" | "long" = "short"): string {
  if (month.length === 4) return month;
  return new Date(`${month}-01`).toLocaleDateString("en-GB", { month: style, year: "numeric", timeZone: "UTC" });
}

/** Formats a day, a month or a year, such as `2 Mar 2025`. */
export function formatDay(date: string): string {
  const [, month, day] = date.split("-");
  if (!month || !day) return formatMonth(date);
  return `${Number(day)} ${formatMonth(date.slice(0, 7))}`;
}

/** Formats a period, such as `Jun 2025 – Aug 2025` or `Sept 2024 – present`. Empty if no date is known. */
export function formatPeriod({ start, end }: Period): string {
  if (!start) return end ? formatMonth(end) : "";
  return start === end ? formatMonth(start) : `${formatMonth(start)} – ${end ? formatMonth(end) : "present"}`;
}

/** Formats the month of a day, such as `Mar 2025`. A year is left as it is. */
export const formatMonthOf = (day: string): string => formatMonth(day.slice(0, 7));

export function describeAvailability({ isOpen, from, kinds, where }: Availability): string {
  const month = from && formatMonth(from, "long");
  if (!isOpen) return `Not taking on new work${month ? ` until ${month}` : " at the moment"}.`;
  const work = new Intl.ListFormat("en-GB").format(kinds) || "work";
  return endSentence(`Available${month ? ` from ${month}` : ""} for ${work}${where ? `, ${where}` : ""}`);
}
