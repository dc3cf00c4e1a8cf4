import { openSync } from "fontkit";
import { expect, it } from "vitest";
import { canDraw } from "@/content/schema/facts";
import { type Face, findFontFiles } from "./fonts";

const LAST_CODE = 0x2fff;
const drawableLetters = Array.from({ length: LAST_CODE }, (_, code) => String.fromCodePoint(code))
  .filter((letter) => /[\p{Assigned}]/u.test(letter) && letter === letter.normalize("NFC") && letter.trim())
  .filter(canDraw);

it.each<Face>(["display", "mono", "text", "strong"])(
  "every letter that is promised has a glyph in %s",
  async (face) => {
    expect(drawableLetters.length).toBeGreaterThan(1000);
    const fonts = (await findFontFiles(face, drawableLetters.join(""))).map(({ file }) => openSync(file));
    const hasGlyph = (letter: string) => fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    expect(drawableLetters.filter((letter) => !hasGlyph(letter))).toEqual([]);
  },
);

it("letters of Latin, Greek and Cyrillic names are promised, and no other", () => {
  for (const name of ["Łukasz Żółć", "Nguyễn Thị Hương", "Кирилл Петров", "Ελένη", "Ђорђе", "Şükrü"]) {
    expect([canDraw(name), canDraw(name.normalize("NFD"))], name).toEqual([true, true]);
  }
  for (const text of ["सीता", "王小明", "محمد", "שרה", "✨", "→"]) expect(canDraw(text), text).toBe(false);
});

it("a plain Latin name takes the Latin files alone", async () => {
  const files = await findFontFiles("display", "Kiran Rai");
  expect(files.map(({ name }) => name)).toEqual(["bricolage-grotesque-latin-600", "inter-latin-600"]);
});
