import type { findEvidence } from "./evidence";
import type { About } from "./schema";
import type { groupSkills } from "./skills";

type Skill = About["skills"][number];

export interface ProvenSkill extends Skill {
  /** Whether the name is a brand's, such as `React`, which is not translated. */
  isBrand: boolean;
  /** How well the owner knows it, as a percentage or in words. */
  rating?: string;
  /** Where the skill was used. */
  evidence: ReturnType<typeof findEvidence>;
}

interface AboutFacts {
  content: { about: About; cv: { interests: readonly string[] } };
  skillGroups: ReturnType<typeof groupSkills<ProvenSkill>>;
}

export const resolveAbout = ({ content: { about, cv }, skillGroups }: AboutFacts) => ({
  kind: "about" as const,
  introduction: about.introduction,
  paragraphs: about.paragraphs,
  skillsHeading: about.skillsHeading,
  skillGroups,
  aiToolsHeading: about.aiToolsHeading,
  aiTools: about.aiTools,
  interests: cv.interests,
});
