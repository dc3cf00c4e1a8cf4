const TYPE_CHARACTER_MS = 90;
const DELETE_CHARACTER_MS = 45;
const COMPLETE_WORD_PAUSE_MS = 1800;
const EMPTY_WORD_PAUSE_MS = 320;

export interface TypingState {
  word: number;
  shown: number;
  isDeleting: boolean;
}

/** Each word as its characters. */
type Words = readonly (readonly string[])[];

/** Splits into grapheme clusters. Server only: loading the rules takes a slow phone 200 ms. */
export function splitCharacters(word: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}

export function firstTypingState([first]: Words): TypingState {
  return { word: 0, shown: first?.length ?? 0, isDeleting: false };
}

/** The next state, and how long the current one stays. */
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
