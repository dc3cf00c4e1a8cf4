import { expect, it } from "vitest";
import { findScriptFonts } from "./letters";

it.each([
  ["Ada Žižková", "CZ", []],
  ["林怡君", "TW", ["noto-sans-tc"]],
  ["北京", "CN", ["noto-sans-sc"]],
  ["東京", "JP", ["noto-sans-jp"]],
  // The fonts for Japanese and Korean have Chinese characters too.
  ["東京で働く", "DE", ["noto-sans-jp"]],
  ["서울 漢字", "KR", ["noto-sans-kr"]],
  ["北京, नमस्ते", "CN", ["noto-sans-sc", "noto-sans-devanagari"]],
])("%s, in %s, needs the fonts %j", (text, countryCode, fonts) => {
  expect(findScriptFonts(text, countryCode).map(({ name }) => name)).toEqual(fonts);
});
