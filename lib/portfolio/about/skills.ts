interface Skill {
  group?: string;
  level?: string;
  percentage?: number;
}

/** Skills by group, in the order in which the groups appear. Those without a group come first. */
export function groupSkills<Row extends Skill>(skills: readonly Row[]) {
  const ungrouped = skills.filter(({ group }) => group === undefined);
  const names = new Set(skills.map(({ group }) => group).filter((group) => group !== undefined));
  const groups: { name?: string; skills: Row[] }[] = [
    { skills: ungrouped },
    ...Array.from(names, (name) => ({ name, skills: skills.filter(({ group }) => group === name) })),
  ];
  return groups
    .filter((group) => group.skills.length > 0)
    .map((group) => ({
      ...group,
      /** Whether any of them says how well the owner knows it. */
      isRated: group.skills.some(({ percentage, level }) => percentage !== undefined || level !== undefined),
    }));
}
