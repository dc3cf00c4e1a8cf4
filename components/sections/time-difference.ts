/** Minutes that a zone's clock is ahead of UTC at a moment; negative west of it. */
function offsetMinutes(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The clock of a zone as `16:42`. */
export function formatClock(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(moment);
}

/**
 * How two zones' clocks differ, as a visitor reads it: `5 h 45 min ahead of you`.
 *
 * @param timeZone The owner's zone, an IANA name.
 * @param visitorTimeZone The visitor's zone, an IANA name.
 */
export function describeOffset(timeZone: string, visitorTimeZone: string, moment: Date): string {
  const difference = offsetMinutes(timeZone, moment) - offsetMinutes(visitorTimeZone, moment);
  if (difference === 0) return "the same time as yours";
  const hours = Math.floor(Math.abs(difference) / 60);
  const minutes = Math.abs(difference) % 60;
  const amount = [hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(" ");
  return `${amount} ${difference > 0 ? "ahead of" : "behind"} you`;
}
