const TECHNOLOGY_PARAMETER = "tech";

export function projectsHref(technology?: string): string {
  return technology ? `/projects?${new URLSearchParams({ [TECHNOLOGY_PARAMETER]: technology })}` : "/projects";
}

/** As spelled in the URL; null for the whole list. */
export function readTechnology(search: string): string | null {
  return new URLSearchParams(search).get(TECHNOLOGY_PARAMETER)?.trim() || null;
}

/** Ignores case: people type shared links by hand. */
export function usesTechnology(stack: readonly string[], technology: string | null): boolean {
  return technology === null || stack.some((name) => name.toLowerCase() === technology.toLowerCase());
}

export function countTechnologies(stacks: readonly (readonly string[])[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const stack of stacks) for (const name of new Set(stack)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, "en"));
}
