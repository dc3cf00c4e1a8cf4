import type { Certificate, Project, Skill } from "@/content/schema/sections";
import { certificateAnchor } from "@/lib/links";
import { pluralize } from "@/lib/text";
import { projectsHref } from "@/lib/technology-filter";

export interface Evidence {
  label: string;
  href: string;
}

/** The projects that use a skill (by title if there is one) and the certificates that name it. */
export function findEvidence(
  skill: Skill,
  projects: readonly Project[],
  certificates: readonly Certificate[],
): Evidence[] {
  const uses = projects.filter((project) => project.stack.includes(skill.name));
  const proofs = certificates.filter((certificate) => certificate.skills.includes(skill.name));
  const [firstUse] = uses;
  const [firstProof] = proofs;
  const evidence: Evidence[] = [];
  if (firstUse) {
    const label = uses.length === 1 ? firstUse.title : pluralize(uses.length, "project");
    evidence.push({ label, href: projectsHref(skill.name) });
  }
  if (firstProof) {
    const href = `#${certificateAnchor(firstProof.id)}`;
    evidence.push({ label: pluralize(proofs.length, "certificate"), href });
  }
  return evidence;
}
