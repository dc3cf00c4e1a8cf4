import { certificateAnchor, projectsHref } from "../links";
import { pluralize } from "../text";
import type { Certificate, Project } from "./schema/sections";

/** Longer titles do not fit beside a skill. */
const MAX_TITLE_LENGTH = 40;

/** Where a skill was used: in projects, and in the first certificate that names it. */
export function findEvidence(
  skill: string,
  projects: readonly Pick<Project, "title" | "stack">[],
  certificates: readonly Pick<Certificate, "id" | "skills">[],
) {
  const uses = projects.filter(({ stack }) => stack.includes(skill));
  const proofs = certificates.filter(({ skills }) => skills.includes(skill));
  const [use] = uses;
  const [proof] = proofs;
  const isNamed = uses.length === 1 && use && use.title.length <= MAX_TITLE_LENGTH;
  return [
    use && { label: isNamed ? use.title : pluralize(uses.length, "project"), href: projectsHref(skill) },
    proof && { label: pluralize(proofs.length, "certificate"), href: `#${certificateAnchor(proof.id)}` },
  ].filter((link) => link !== undefined);
}
