import { expect, it } from "vitest";
import { toPlainText } from "@/lib/markdown";
import { toMarkdown, toOneText, toParagraphs, toPlain, toPoints } from "./texts";

it.each([
  "Used the __init__ of *.py files and C:\\temp\\new.",
  "5 * 3 * 2, snake_case and R&D",
  "*all* of _it_ in `code`",
  "A [note] in brackets, [x](javascript:alert(1)) and <https://loom.org>",
  "Map<String, List<String>> and a <div>",
  "C:\\_new_\\*.txt and \\\\server\\share",
  "1 < 2 and 3 > 2, 100 % &amp; more",
])("shows %s as it was written", (text) => expect(toPlainText(toMarkdown(text))).toBe(text));

it("keeps whole links, with https, and words in bold", () => {
  expect(toMarkdown("**Led** [the loom](http://loom.org/a_b) of _init_*")).toBe(
    "**Led** [the loom](https://loom.org/a_b) of \\_init\\_\\*",
  );
  expect(toPlain("**Led** [the loom](http://loom.org)")).toBe("Led the loom (https://loom.org)");
});

it("splits lists into points, and leaves wrapped lines whole", () => {
  const text = "Ran the mill,\nand its looms.\n\n- Wove cloth\n  of silk\n* Counted it\n1) Sold it\n2) Left";
  expect(toPoints([text], 3000)).toEqual([
    "Ran the mill, and its looms.",
    "Wove cloth of silk",
    "Counted it",
    "Sold it",
    "Left",
  ]);
  expect(toPoints(["Repaired looms\nBought wool\nSold cloth"], 3000)).toEqual([
    "Repaired looms",
    "Bought wool",
    "Sold cloth",
  ]);
  const wrapped = "Ran the looms of the mill for the company of weavers in\nLeeds, and kept\nits books";
  expect(toPoints([wrapped], 3000)).toEqual([wrapped.replaceAll("\n", " ")]);
  expect(toPoints(["オフィス業務\n・織物\n・糸の購入"], 3000)).toEqual(["オフィス業務", "織物", "糸の購入"]);
  expect(toPoints(["ایجاد سامانه\nراه‌اندازی کارگاه"], 3000)).toEqual(["ایجاد سامانه", "راه‌اندازی کارگاه"]);
  expect(toPoints(["1. FC Köln won."], 3000)).toEqual(["1. FC Köln won."]);
  expect(toPlain("1. FC\nKöln")).toBe("1. FC Köln");
  expect(toPoints(["·Wove cloth\n·Sold it"], 3000)).toEqual(["Wove cloth", "Sold it"]);
  expect(toPoints(["• Wove cloth. • Counted it. • Sold it."], 3000)).toEqual([
    "Wove cloth.",
    "Counted it.",
    "Sold it.",
  ]);
  expect(toPoints(["Wove.\r\nCounted."], 3000)).toEqual(["Wove.", "Counted."]);
});

it("removes tags, but not text that only looks like one", () => {
  expect(toPoints(["<ol><li>Wove <em>silk</em></li><li>Sold&nbsp;it</li></ol>"], 3000)).toEqual([
    "Wove silk",
    "Sold it",
  ]);
  expect(toPoints(['<a href="http://mill.org">Mill</a><br>Wove.'], 3000)).toEqual([
    "[Mill](https://mill.org)",
    "Wove.",
  ]);
  expect(toPlain("I write <Ada /> &amp; sons")).toBe("I write <Ada /> & sons");
});

it("splits a paragraph that is too long between sentences, and joins notes into sentences", () => {
  expect(toParagraphs(["I weave. I count."], 10)).toEqual(["I weave.", "I count."]);
  expect(toOneText(["Grade: 4", "Looms, Wool"])).toBe("Grade: 4. Looms, Wool");
  expect(toOneText(["Topics:\n- looms\n- wool", "Thesis"])).toBe("Topics: looms; wool. Thesis");
  expect(toOneText([])).toBeUndefined();
});
