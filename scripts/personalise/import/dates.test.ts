import { expect, it } from "vitest";
import { isNow, readDay, readMonth, splitPeriod } from "./dates";

it.each([
  ["2016", "2016"],
  ["2016-06-01", "2016-06"],
  ["2016-6-1", "2016-06"],
  ["2016/06", "2016-06"],
  ["2016.06", "2016-06"],
  ["201606", "2016-06"],
  ["06/2016", "2016-06"],
  ["6.2016", "2016-06"],
  ["15.06.2016", "2016-06"],
  ["06/15/2016", "2016-06"],
  ["06/05/2016", "2016"],
  ["June 2016", "2016-06"],
  ["Jun. 2016", "2016-06"],
  ["Sept 2016", "2016-09"],
  ["June 5, 2016", "2016-06"],
  ["2nd march 2025", "2025-03"],
  ["Jun ’16", "2016-06"],
  ["Oktober 2016", "2016-10"],
  ["août 2016", "2016-08"],
  ["enero de 2016", "2016-01"],
  ["июнь 2016", "2016-06"],
  ["2016年6月", "2016-06"],
  ["2016년 6월", "2016-06"],
  ["٢٠١٦/٠٦", "2016-06"],
  ["يونيو ٢٠١٦", "2016-06"],
  ["ژوئن ۲۰۱۶", "2016-06"],
  ["יוני 2016", "2016-06"],
  ["मई २०१६", "2016-05"],
  ["มิถุนายน 2016", "2016-06"],
  ["Summer 2016", "2016"],
  ["Expected 2027", "2027"],
  ["2016-06-01T00:00:00.000Z", "2016-06"],
  ["2016-06 (expected)", "2016-06"],
])("reads %s as %s", (written, month) => expect(readMonth(written)).toBe(month));

it.each(["soon", "1843", "13", "2016-2018", "2009-06 - 2013-04", "20160", "between jobs"])(
  "does not guess a month from %s",
  (written) => {
    expect(readMonth(written)).toBeUndefined();
  },
);

it("reads a day where there is one, and a month where the day does not exist", () => {
  expect(readDay("2nd march 2025")).toBe("2025-03-02");
  expect(readDay("March 2, 2025")).toBe("2025-03-02");
  expect(readDay("2025-02-30")).toBe("2025-02");
  expect(readDay("2025-13")).toBe("2025");
});

it.each(["1843", "1843-10", "1843-10-18"])("reads %s as the date that content allows for a work", (written) => {
  expect(readDay(written)).toBe(written);
});

it.each([
  "Present",
  "present.",
  "Ongoing",
  "till date",
  "heute",
  "Actualidad",
  "至今",
  "active",
  "at present",
  "Present (2 yrs)",
  "Present · 2 yrs",
  "至今（9个月）",
  "현재",
  "حتى الآن",
  "تاکنون",
  "अब तक",
  "jusqu’à présent",
  "até o momento",
  "până în prezent",
  "έως σήμερα",
  "إلى الآن",
  "a la fecha",
  "по н.в.",
  "до сих пор",
  "devam ediyor",
  "היום",
])("%s is now", (written) => {
  expect(isNow(written)).toBe(true);
});
it.each(["", "2020", "Nowhere", "Presentation", "until 2020", "activity", "12 (now)"])("%s is not now", (written) =>
  expect(isNow(written)).toBe(false),
);

it.each([
  ["2019 – 2021", "2019", "2021"],
  ["2019-2021", "2019", "2021"],
  ["2019--2021", "2019", "2021"],
  ["Jan 2020 - Present", "Jan 2020", "Present"],
  ["May 2020 to June 2021", "May 2020", "June 2021"],
  ["٢٠١٩-٢٠٢١", "2019", "2021"],
  ["2019 تا 2021", "2019", "2021"],
  ["2019年至今", "2019年", "至今"],
  ["2019.3至2020.5", "2019.3", "2020.5"],
  ["2020-03", "2020-03", undefined],
])("splits the period %s", (period, start, end) => expect(splitPeriod(period)).toEqual({ start, end }));
