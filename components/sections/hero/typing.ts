const TYPE_CHARACTER_MS = 90;
const DELETE_CHARACTER_MS = 45;
const COMPLETE_WORD_PAUSE_MS = 1800;
const EMPTY_WORD_PAUSE_MS = 320;

export interface TypingState {
  /** Position of the word in the list. */
  word: number;
  /** How many of its characters are shown. */
  shown: number;
  isDeleting: boolean;
}

/**
 * A word's characters as a reader counts them: an accent, an emoji or a Devanagari syllable is never torn apart. For the
 * server: a phone takes a fifth of a second to load its rules.
 */
export function splitCharacters(word: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}

/** The first word, complete: what the page shows before anything moves. */
export function firstTypingState(lengths: readonly number[]): TypingState {
  return { word: 0, shown: lengths[0] ?? 0, isDeleting: false };
}

/** The state that follows, and how long the given one stays before that. `lengths` are the words' numbers of characters. */
export function nextTypingStep(state: TypingState, lengths: readonly number[]): { next: TypingState; delayMs: number } {
  const length = lengths[state.word] ?? 0;
  if (!state.isDeleting && state.shown < length) {
    const delayMs = state.shown === 0 ? EMPTY_WORD_PAUSE_MS : TYPE_CHARACTER_MS;
    return { next: { ...state, shown: state.shown + 1 }, delayMs };
  }
  const delayMs = state.isDeleting ? DELETE_CHARACTER_MS : COMPLETE_WORD_PAUSE_MS;
  if (state.shown > 1) return { next: { ...state, shown: state.shown - 1, isDeleting: true }, delayMs };
  return { next: { word: (state.word + 1) % lengths.length, shown: 0, isDeleting: false }, delayMs };
}
