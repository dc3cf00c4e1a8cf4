import { describe, expect, it } from "vitest";
import { firstTypingState, nextTypingStep, splitCharacters } from "./typing";

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
      ["Cat", 1800],
      ["Ca", 45],
      ["C", 45],
      ["", 320],
      ["O", 90],
      ["Ox", 1800],
      ["O", 45],
      ["", 320],
      ["C", 90],
      ["Ca", 90],
      ["Cat", 1800],
      ["Ca", 45],
    ]);
  });

  it("gives a one-letter word its pauses", () => {
    expect(play(["C"], 4)).toEqual([
      ["C", 1800],
      ["", 320],
      ["C", 1800],
      ["", 320],
    ]);
  });

  it("is quicker to delete than to type, and rests longest on a complete word", () => {
    expect(45).toBeLessThan(90);
    expect(320).toBeLessThan(1800);
  });

  it("counts characters as a reader does", () => {
    expect(splitCharacters("né👩‍💻")).toEqual(["n", "é", "👩‍💻"]);
    expect(splitCharacters("किरण")).toHaveLength(3);
  });
});
