/** Gives each technology one spelling: `react` becomes `React` if that was written before. */
export function unifySpelling() {
  const spellings = new Map<string, string>();
  return (names: readonly string[]) => {
    const unified = names.map((name) => {
      const key = name.toLowerCase();
      const spelling = spellings.get(key) ?? name;
      spellings.set(key, spelling);
      return spelling;
    });
    return [...new Set(unified)];
  };
}

/** Counts the projects that use each technology. The most used comes first. */
export function countTechnologies(stacks: readonly (readonly string[])[]) {
  return [...new Set(stacks.flat())]
    .map((name) => ({ name, count: stacks.filter((stack) => stack.includes(name)).length }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, "en"));
}

/** The projects page has a filter if there are several projects, and a technology to choose. */
export const canFilter = (projects: readonly { stack: readonly string[] }[]) =>
  projects.length > 1 && projects.some(({ stack }) => stack.length > 0);
