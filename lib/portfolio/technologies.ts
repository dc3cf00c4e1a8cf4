/** The first spelling of each technology, by its name in lower case. */
export const findSpellings = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));

/** Writes each technology as it was written first, and once: `react` becomes `React`. */
export const unifySpelling = (names: readonly string[], spellings: ReadonlyMap<string, string>): string[] => [
  ...new Set(names.map((name) => spellings.get(name.toLowerCase()) ?? name)),
];

/** Counts the projects that use each technology. The most used comes first. */
export function countTechnologies(stacks: readonly (readonly string[])[]) {
  return [...new Set(stacks.flat())]
    .map((name) => ({ name, count: stacks.filter((stack) => stack.includes(name)).length }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, "en"));
}

/** The projects page has a filter if there are several projects, and a technology to choose. */
export const canFilter = (projects: readonly { stack: readonly string[] }[]) =>
  projects.length > 1 && projects.some(({ stack }) => stack.length > 0);
