import { certificateAnchor, projectHref, projectsHref } from "../../links";
import { pluralize } from "../../text";
import type { Certificate } from "../certificates/schema";
import { canFilter } from "../technologies";
import type { Project } from "../work/schema";

/** Longer titles do not fit beside a skill. */
const MAX_TITLE_LENGTH = 40;

/** Where a skill was used: in projects, and in the first certificate that names it. */
export function findEvidence(
  skill: string,
  projects: readonly Pick<Project, "id" | "title" | "stack">[],
  certificates: readonly Pick<Certificate, "id" | "skills">[],
) {
  const uses = projects.filter(({ stack }) => stack.includes(skill));
  const proofs = certificates.filter(({ skills }) => skills.includes(skill));
  const [use] = uses;
  const [proof] = proofs;
  const isTitle = use !== undefined && uses.length === 1 && use.title.length <= MAX_TITLE_LENGTH;
  return [
    use && {
      label: isTitle ? use.title : pluralize(uses.length, "project"),
      isTitle,
      href: canFilter(projects) ? projectsHref(skill) : projectHref(use.id),
    },
    proof && {
      label: pluralize(proofs.length, "certificate"),
      isTitle: false,
      href: `#${certificateAnchor(proof.id)}`,
    },
  ].filter((link) => link !== undefined);
}
