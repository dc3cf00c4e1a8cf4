import type { Skill } from "./schema/sections";

/** Groups stand in the order of their first skill. Skills without a group are together in one that has no name. */
export function groupSkills<Row extends Pick<Skill, "group">>(skills: readonly Row[]) {
  const names = [...new Set(skills.map(({ group }) => group))];
  return names.map((name) => ({ name, skills: skills.filter(({ group }) => group === name) }));
}
