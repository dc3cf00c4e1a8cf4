import { describe, expect, it } from "vitest";
import {
  COMPLETE_WORD_PAUSE_MS,
  DELETE_CHARACTER_MS,
  EMPTY_WORD_PAUSE_MS,
  firstTypingState,
  nextTypingStep,
  splitCharacters,
  TYPE_CHARACTER_MS,
} from "./typing";

/** What is shown, and for how long, from the first word's pause through `steps` steps. */
function play(words: readonly string[], steps: number) {
  const lengths = words.map((word) => splitCharacters(word).length);
  let state = firstTypingState(lengths);
  return Array.from({ length: steps }, () => {
    const { next, delayMs } = nextTypingStep(state, lengths);
    const frame = [
      splitCharacters(words[state.word] ?? "")
        .slice(0, state.shown)
        .join(""),
      delayMs,
    ];
    state = next;
    return frame;
  });
}

describe("the typing animation", () => {
  it("pauses on the complete word, deletes it, types the next, and comes round", () => {
    expect(play(["Cat", "Ox"], 12)).toEqual([
      ["Cat", COMPLETE_WORD_PAUSE_MS],
      ["Ca", DELETE_CHARACTER_MS],
      ["C", DELETE_CHARACTER_MS],
      ["", EMPTY_WORD_PAUSE_MS],
      ["O", TYPE_CHARACTER_MS],
      ["Ox", COMPLETE_WORD_PAUSE_MS],
      ["O", DELETE_CHARACTER_MS],
      ["", EMPTY_WORD_PAUSE_MS],
      ["C", TYPE_CHARACTER_MS],
      ["Ca", TYPE_CHARACTER_MS],
      ["Cat", COMPLETE_WORD_PAUSE_MS],
      ["Ca", DELETE_CHARACTER_MS],
    ]);
  });

  it("gives a one-letter word its pauses", () => {
    expect(play(["C"], 4)).toEqual([
      ["C", COMPLETE_WORD_PAUSE_MS],
      ["", EMPTY_WORD_PAUSE_MS],
      ["C", COMPLETE_WORD_PAUSE_MS],
      ["", EMPTY_WORD_PAUSE_MS],
    ]);
  });

  it("is quicker to delete than to type, and rests longest on a complete word", () => {
    expect(DELETE_CHARACTER_MS).toBeLessThan(TYPE_CHARACTER_MS);
    expect(EMPTY_WORD_PAUSE_MS).toBeLessThan(COMPLETE_WORD_PAUSE_MS);
  });

  it("counts characters as a reader does", () => {
    expect(splitCharacters("né👩‍💻")).toEqual(["n", "é", "👩‍💻"]);
    expect(splitCharacters("किरण")).toHaveLength(3);
  });
});
