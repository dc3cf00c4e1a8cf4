/** A number with its noun: `1 project`, `2 projects`. For nouns that take a plain s. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
