"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import { REDUCED_MOTION, useIsVisible, useMediaQuery } from "@/components/ui/hooks";
import { useStore } from "@/lib/create-store";
import { isOpening } from "@/lib/opening-screen";

const TYPE_CHARACTER_MS = 90;
const DELETE_CHARACTER_MS = 45;
const COMPLETE_WORD_PAUSE_MS = 1800;
const EMPTY_WORD_PAUSE_MS = 320;

interface TypingState {
  word: number;
  shown: number;
  isDeleting: boolean;
}

/** Each word is a list of its characters. */
type Words = readonly (readonly string[])[];

const wordBox = "accent-mark pe-[.12em] wrap-anywhere";

/** Shrinks until the longest word fits the column. */
const lineClass = clsx(
  "relative ms-[-.04em] mt-1 font-display font-semibold tracking-tight wrap-anywhere text-accent-text sm:mt-2",
  "text-[length:min(var(--size),100cqi/(var(--letters)*var(--letter-width)+.12))] leading-[1.1]",
  "[--size:2.25rem] sm:[--size:3rem]",
  "short:max-lg:mt-0 short:max-lg:[--size:2rem]",
);

/**
 * Reserves space for the longest word, so that nothing moves during typing. On paper, the word is whole. `letters` is how
 * many the longest has.
 */
export function HeroTyping({ words: characters, letters }: { words: Words; letters: number }) {
  const words = characters.map((word) => word.join(""));
  const first = firstTypingState(characters);
  const line = useRef<HTMLParagraphElement>(null);
  const isVisible = useIsVisible(line);
  const [typed, setTyped] = useState(first);
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const isHidden = useStore(isOpening);
  const isMoving = isVisible && !isHidden && !reducedMotion;
  const { word, shown } = reducedMotion ? first : typed;
  const isAtRest = shown === 0 || shown === characters[word]?.length;

  useEffect(() => {
    if (!isMoving) return;
    const { next, delayMs } = nextTypingStep(typed, characters);
    const timer = setTimeout(() => setTyped(next), delayMs);
    return () => clearTimeout(timer);
  }, [isMoving, typed, characters]);

  return (
    <p ref={line} className={lineClass} style={{ "--letters": letters } as CSSProperties}>
      <span className="sr-only">{words.join(", ")}</span>
      <span aria-hidden="true" className="grid">
        {words.map((reserved, index) => (
          <span
            key={index}
            data-word={reserved}
            data-shown={index === word || undefined}
            className={clsx(wordBox, "invisible col-start-1 row-start-1 before:content-[attr(data-word)]")}
          />
        ))}
      </span>
      {/* Contained, so that a new letter lays out nothing but its own line. A child of the grid would lay out the grid. */}
      <span
        aria-hidden="true"
        data-slot="typing"
        // Half a word has no translation, and a longer word has no room.
        translate="no"
        className="absolute inset-0 [contain:size_layout_style]"
      >
        <span dir="auto" className={clsx("relative block", wordBox, shown === 0 && "bg-none")}>
          <span data-slot="typed-word">{characters[word]?.slice(0, shown).join("") || "\u200b"}</span>
          {/* Grows with the word instead of moving, as browsers count what moves as a layout shift. */}
          <span
            data-slot="caret"
            className={clsx(
              "absolute inset-0 border-e-[.06em] border-current",
              !isMoving && shown > 0 && "invisible",
              isMoving && isAtRest && "animate-[caret_10s_steps(1)_infinite]",
            )}
          />
        </span>
      </span>
    </p>
  );
}

export function firstTypingState([first]: Words): TypingState {
  return { word: 0, shown: first?.length ?? 0, isDeleting: false };
}

/** Returns the next state, and how long the current one lasts. */
export function nextTypingStep(state: TypingState, words: Words): { next: TypingState; delayMs: number } {
  const length = words[state.word]?.length ?? 0;
  if (!state.isDeleting && state.shown < length) {
    const delayMs = state.shown === 0 ? EMPTY_WORD_PAUSE_MS : TYPE_CHARACTER_MS;
    return { next: { ...state, shown: state.shown + 1 }, delayMs };
  }
  const delayMs = state.isDeleting ? DELETE_CHARACTER_MS : COMPLETE_WORD_PAUSE_MS;
  if (state.shown > 1) return { next: { ...state, shown: state.shown - 1, isDeleting: true }, delayMs };
  return { next: { word: (state.word + 1) % words.length, shown: 0, isDeleting: false }, delayMs };
}
