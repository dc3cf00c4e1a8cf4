const TECHNOLOGY_PARAMETER = "tech";

/** Address of the projects page filtered by one technology, or of the whole list. */
export function projectsHref(technology?: string): string {
  return technology ? `/projects?${new URLSearchParams({ [TECHNOLOGY_PARAMETER]: technology })}` : "/projects";
}

/** The technology that an address asks for, in the spelling it came in; null for the whole list. */
export function readTechnology(search: string): string | null {
  return new URLSearchParams(search).get(TECHNOLOGY_PARAMETER)?.trim() || null;
}

/** Whether a project's stack holds a technology. Shared links may be typed by hand, so case does not count. */
export function usesTechnology(stack: readonly string[], technology: string | null): boolean {
  return technology === null || stack.some((name) => name.toLowerCase() === technology.toLowerCase());
}

/** Every technology with the number of projects that use it, most used first, then by name. */
export function countTechnologies(stacks: readonly (readonly string[])[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const stack of stacks) for (const name of new Set(stack)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, "en"));
}
