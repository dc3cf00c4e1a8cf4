import { endSentence } from "../text";
import type { Availability } from "./owner/schema";

/** Months such as `2025-06`, or years such as `2025`. Without an end, the period is current. */
interface Period {
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

function formatDate(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  // Programs and other readers know the owner's months and years by this calendar alone.
  return new Date(date).toLocaleDateString(language, { ...options, calendar: "gregory", timeZone: "UTC" });
}

function formatMonth(month: string, language: string, style: "short" | "long" = "short"): string {
  if (month.length === 4) return formatDate(month, language, { year: "numeric" });
  return formatDate(month, language, { month: style, year: "numeric" });
}

/** Formats a day, a month or a year, such as `2 Mar 2025`. */
export function formatDay(date: string, language: string): string {
  if (date.length < 10) return formatMonth(date, language);
  return formatDate(date, language, { day: "numeric", month: "short", year: "numeric" });
}

function nameNow(language: string): string {
  if (language.startsWith("en")) return "present";
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(0, "second");
}

/** Formats a period, such as `Jun 2025 – Aug 2025` or `Sept 2024 – present`. Empty if no date is known. */
export function formatPeriod({ start, end }: Period, language: string): string {
  if (!start) return end ? formatMonth(end, language) : "";
  const first = formatMonth(start, language);
  if (start === end) return first;
  return `${first} – ${end ? formatMonth(end, language) : nameNow(language)}`;
}

/** Formats the month of a day, such as `Mar 2025`, or a year. */
export const formatMonthOf = (day: string, language: string): string => formatMonth(day.slice(0, 7), language);

/** How the sentence about the availability begins. */
export function describeStart({ isOpen, from }: Pick<Availability, "isOpen" | "from">, language: string): string {
  const month = from && formatMonth(from, language, "long");
  if (!isOpen) return `Not taking on new work ${month ? `until ${month}` : "at the moment"}`;
  return month ? `Available from ${month}` : "Available";
}

export function describeAvailability({ kinds, where, ...start }: Availability, language: string): string {
  const words = describeStart(start, language);
  if (!start.isOpen) return `${words}.`;
  const work = new Intl.ListFormat(language).format(kinds) || "work";
  return endSentence(`${words} for ${work}${where ? `, ${where}` : ""}`);
}
