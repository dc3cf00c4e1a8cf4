import { expect, it } from "vitest";
import { countLetters, countLongestWord, splitCharacters } from "./letters";

it("what a reader sees as one letter is one", () => {
  expect(splitCharacters("né👩‍💻")).toEqual(["n", "é", "👩‍💻"]);
  expect(splitCharacters("किरण")).toHaveLength(3);
  expect(countLetters("Žůžo")).toBe(4);
});

it("letters of wide scripts count more, and so do m and w", () => {
  expect(countLetters("किरण")).toBeCloseTo(4.8);
  expect(countLetters("怡君")).toBeCloseTo(3.2);
  expect(countLetters("Kiran")).toBe(5);
  expect(countLetters("William")).toBeCloseTo(8.2);
});

it("a text that wraps is as long as its longest word", () =>
  expect(countLongestWord("Anne-Marie of York")).toBeCloseTo(5.6));
