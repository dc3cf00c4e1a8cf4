import { expect, it } from "vitest";
import { splitCharacters } from "@/lib/letters";
import { firstTypingState, nextTypingStep } from "./hero-typing";

function play(words: readonly string[], steps: number) {
  const characters = words.map(splitCharacters);
  let state = firstTypingState(characters);
  const seen = Array.from({ length: steps }, () => {
    const { word, shown } = state;
    const { next, delayMs } = nextTypingStep(state, characters);
    state = next;
    return `${characters[word]?.slice(0, shown).join("")} ${delayMs}`;
  });
  return seen.join(", ");
}

it("pauses on a complete word, deletes it, types the next, and starts over", () => {
  expect(play(["Cat", "Ox"], 12)).toBe(
    "Cat 1800, Ca 45, C 45,  320, O 90, Ox 1800, O 45,  320, C 90, Ca 90, Cat 1800, Ca 45",
  );
});

it("pauses on a one-letter word too", () => expect(play(["👩‍💻"], 3)).toBe("👩‍💻 1800,  320, 👩‍💻 1800"));
