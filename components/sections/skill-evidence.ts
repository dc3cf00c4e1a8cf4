import type { Certificate, Project, Skill } from "@/content/schema/sections";
import { projectsHref } from "@/lib/technology-filter";

export interface Evidence {
  label: string;
  href: string;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Where a skill is proved: the projects that use it and the certificates that name it. Empty where there are none. */
export function findEvidence(
  skill: Skill,
  projects: readonly Project[],
  certificates: readonly Certificate[],
): Evidence[] {
  const uses = projects.filter((project) => project.stack.includes(skill.name)).length;
  const proofs = certificates.filter((certificate) => certificate.skills.includes(skill.name));
  const [firstProof] = proofs;
  const evidence: Evidence[] = [];
  if (uses > 0) evidence.push({ label: counted(uses, "project"), href: projectsHref(skill.name) });
  if (firstProof) {
    evidence.push({ label: counted(proofs.length, "certificate"), href: `#certificate-${firstProof.id}` });
  }
  return evidence;
}
