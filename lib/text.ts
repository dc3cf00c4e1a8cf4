export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
