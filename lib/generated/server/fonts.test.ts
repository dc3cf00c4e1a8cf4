import { openSync } from "fontkit";
import { describe, expect, it } from "vitest";
import { canDraw } from "@/content/schema/facts";
import { drawTexts, type Face, findFontFiles } from "./fonts";

const FACES: Face[] = ["display", "mono", "text", "strong"];
const LAST_CODE = 0x2fff;

async function findMissing(face: Face, text: string): Promise<string[]> {
  const fonts = (await findFontFiles(face, text)).map(({ file }) => openSync(file));
  return [...text].filter((letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));
}

const drawableLetters = Array.from({ length: LAST_CODE }, (_, code) => String.fromCodePoint(code))
  .filter((letter) => /[\p{Assigned}]/u.test(letter) && letter === letter.normalize("NFC") && letter.trim())
  .filter(canDraw)
  .join("");

describe("letters that are promised to be drawn", () => {
  it.each(FACES)("have a glyph in %s, every one", async (face) => {
    expect(drawableLetters.length).toBeGreaterThan(1000);
    expect(await findMissing(face, drawableLetters)).toEqual([]);
  });

  it("are those of Latin, Greek and Cyrillic names, and of no other", () => {
    for (const name of ["Łukasz Żółć", "Nguyễn Thị Hương", "Кирилл Петров", "Ελένη", "Ђорђе", "Şükrü"]) {
      expect([canDraw(name), canDraw(name.normalize("NFD"))], name).toEqual([true, true]);
    }
    for (const text of ["सीता", "王小明", "محمد", "שרה", "✨", "→"]) expect(canDraw(text), text).toBe(false);
  });
});

it("a plain Latin name takes the Latin files alone", async () => {
  const files = await findFontFiles("display", "Kiran Rai");
  expect(files.map(({ name }) => name)).toEqual(["bricolage-grotesque-latin-600", "inter-latin-600"]);
});

it("signs that cannot be drawn go, and a text whose letters cannot goes whole", () => {
  expect(drawTexts({ rows: ["Made 👋 here", "मैले"] })).toEqual({ rows: ["Made here", ""] });
});
