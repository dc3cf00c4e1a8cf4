import { expect, it } from "vitest";
import { breakWord, markBreaks } from "./line-breaks";

const listParts = (text: string) => markBreaks(text).split("\u00ad");

it.each([
  ["Senior developer, Nguyễn-Hochstätter", ["Senior developer, Nguyễn-Hochstätter"]],
  ["資深工程師，台北（2020）", ["資", "深", "工", "程", "師，", "台", "北", "（2020）"]],
  ["用React寫程式。", ["用", "React", "寫", "程", "式。"]],
  ["「ゲーム」を作った", ["「ゲー", "ム」", "を", "作っ", "た"]],
  ["Engineer ·\u00a0研究", ["Engineer ·\u00a0研", "究"]],
  ["소프트웨어 개발자", ["소프트웨어 개발자"]],
  ["ada.dev/projects#engine", ["ada.dev/", "projects#", "engine"]],
  ["either/or", ["either/or"]],
])("“%s” breaks between its parts", (text, parts) => expect(listParts(text)).toEqual(parts));

it("breaks Thai between words", () => {
  expect(listParts("นักพัฒนาเว็บ").length).toBeGreaterThan(1);
});

it("breaks what is longer than any word", () => {
  expect(listParts("a".repeat(64)).map(({ length }) => length)).toEqual([30, 30, 4]);
});

it("breaks without a hyphen", () => {
  expect(breakWord("ada\u00addev")).toEqual(["ada", "", "dev"]);
  expect(breakWord("Ada")).toEqual(["Ada"]);
});
