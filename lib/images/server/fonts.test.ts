import { readFileSync } from "node:fs";
import path from "node:path";
import { openSync } from "fontkit";
import { expect, it } from "vitest";
import { canDraw } from "@/lib/portfolio/schema/letters";
import { drawTexts, findFonts, type Face } from "./fonts";

const LAST_CODE = 0x2fff;
const drawableLetters = Array.from({ length: LAST_CODE }, (_, code) => String.fromCodePoint(code))
  .filter((letter) => /[\p{Assigned}]/u.test(letter) && letter === letter.normalize("NFC") && letter.trim())
  .filter(canDraw);

it.each<Face>(["display", "mono", "text", "strong"])(
  "every letter that canDraw accepts has a glyph in %s",
  async (face) => {
    expect(drawableLetters.length).toBeGreaterThan(1000);
    const [file = ""] = findFonts(face, drawableLetters.join(""), "cv").map((font) => font.file);
    const font = openSync(file);
    const hasGlyph = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    expect(drawableLetters.filter((letter) => !hasGlyph(letter))).toEqual([]);
  },
);

it("accepts Latin, Greek and Cyrillic letters, and no others", () => {
  for (const name of ["Łukasz Żółć", "Nguyễn Thị Hương", "Кирилл Петров", "Ελένη", "Ђорђе", "Şükrü"]) {
    expect([canDraw(name), canDraw(name.normalize("NFD"))], name).toEqual([true, true]);
  }
  for (const text of ["सीता", "王小明", "محمد", "שרה", "✨", "→"]) expect(canDraw(text), text).toBe(false);
});

it("a name gets one font: the face's own typeface if that has all of its letters", async () => {
  const chosen = (name: string) =>
    findFonts("mono", name, "image")
      .map((font) => font.name)
      .join();
  for (const name of ["Kiran Rai", "Nguyễn Thị Hương", "Łukasz Żółć"]) {
    expect(chosen(name)).toMatch(/^ibm-plex-mono/);
  }
  expect(chosen("Ελένη Müller")).toMatch(/^inter/);
});

it.each([
  ["मैले गरेको काम", ""],
  ["I make things ✨ that last.", "I make things that last."],
  ["Designer at 株式会社サンプル (東京), then freelance", "Designer at, then freelance"],
  ["Lin Yi-Chun · 台北", "Lin Yi-Chun"],
  ["前端: TypeScript, 無障礙, React, 設計", "TypeScript, React"],
  ["• 用 React 重寫結帳流程", ""],
])("of “%s”, the CV prints “%s”", (text, printed) => expect(drawTexts([text], "image")).toEqual([printed]));

it.each(["display", "text"])("the page shows “Žluťoučký kůň” in a single typeface, using the font role %s", (role) => {
  const read = (file: string) => readFileSync(file, "utf8");
  const [first = ""] = new RegExp(`const ${role} = localFont[^;]*?src: "[^"]+"`).exec(read("app/fonts.ts")) ?? [];
  const extended = read("app/fallback-fonts.css")
    .split("@font-face")
    .filter((face) => face.toLowerCase().includes(`"${role} extended"`));
  const files = [first, ...extended].map((face) => /node_modules[^"]+woff2/.exec(face)?.[0] ?? "");
  expect(new Set(files.map((file) => path.dirname(file))).size, files.join()).toBe(1);
  const fonts = files.map((file) => openSync(file));
  const lacking = [..."Žluťoučký kůň"].filter(
    (letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
  expect(lacking).toEqual([]);
});
