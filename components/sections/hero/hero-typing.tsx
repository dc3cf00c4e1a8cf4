"use client";

import { clsx } from "clsx";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { REDUCED_MOTION, useIsVisible, useMediaQuery } from "@/components/ui/hooks";
import { firstTypingState, nextTypingStep } from "./typing";
import { waitForLift } from "@/lib/opening-screen";

const wordBox = "col-start-1 row-start-1 justify-self-start border-e-[.06em] pe-[.06em] wrap-anywhere";

/** Each word is given as its characters. Their space is reserved, so that nothing moves. */
export function HeroTyping({ words: characters }: { words: readonly (readonly string[])[] }) {
  const words = characters.map((word) => word.join(""));
  const first = firstTypingState(characters);
  const line = useRef<HTMLParagraphElement>(null);
  const isVisible = useIsVisible(line);
  const [typed, setTyped] = useState(first);
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const [isRevealed, setRevealed] = useState(false);
  const isMoving = isVisible && isRevealed && !reducedMotion;
  const { word, shown } = reducedMotion ? first : typed;
  const isAtRest = shown === 0 || shown === characters[word]?.length;

  // Empty beneath the opening screen, then typed from the first character.
  useEffect(() => {
    const lift = waitForLift();
    if (lift) queueMicrotask(() => setTyped({ word: 0, shown: 0, isDeleting: false }));
    void Promise.resolve(lift).then(() => setRevealed(true));
  }, []);

  useEffect(() => {
    if (!isMoving) return;
    const { next, delayMs } = nextTypingStep(typed, characters);
    const timer = setTimeout(() => setTyped(next), delayMs);
    return () => clearTimeout(timer);
  }, [isMoving, typed, characters]);

  return (
    <p
      ref={line}
      data-hero-typing
      className="mt-1 font-display font-semibold tracking-tight text-accent-text sm:mt-2"
      style={{ "--letters": Math.max(...characters.map(({ length }) => length)) } as CSSProperties}
    >
      <span className="sr-only">{words.join(", ")}</span>
      <span aria-hidden="true" className="grid">
        {words.map((reserved) => (
          <span
            key={reserved}
            data-word={reserved}
            className={clsx(wordBox, "invisible border-transparent before:content-[attr(data-word)]")}
          />
        ))}
        <span
          data-slot="typed-word"
          className={clsx(
            wordBox,
            isMoving || shown === 0 ? "border-current" : "border-transparent",
            isAtRest && "motion-safe:animate-caret",
          )}
        >
          {characters[word]?.slice(0, shown).join("") || "\u200b"}
        </span>
      </span>
    </p>
  );
}
