import Link from "next/link";
import { BrandIcon } from "@/components/ui/icon";
import { Markdown } from "@/components/ui/markdown";
import { about } from "@/content/about";
import { projects } from "@/content/projects";
import { shown } from "@/content/shown";
import { certificateAnchor, projectsHref } from "@/lib/links";
import type { Certificate, Project, Skill } from "@/lib/portfolio/schema/sections";
import { pluralize } from "@/lib/text";
import { Bar } from "../bar";
import { Section } from "../section";

export function findEvidence({ name }: Skill, projects: readonly Project[], certificates: readonly Certificate[]) {
  const uses = projects.filter(({ stack }) => stack.includes(name));
  const proofs = certificates.filter(({ skills }) => skills.includes(name));
  const [use] = uses;
  const [proof] = proofs;
  return [
    use && { label: uses.length === 1 ? use.title : pluralize(uses.length, "project"), href: projectsHref(name) },
    proof && { label: pluralize(proofs.length, "certificate"), href: `#${certificateAnchor(proof.id)}` },
  ].filter((link) => link !== undefined);
}

function SkillEvidence({ skill }: { skill: Skill }) {
  return (
    <ul className="print:hidden">
      {findEvidence(skill, projects.projects, shown.certificates).map(({ label, href }) => {
        // Same-page anchors must be plain links, or no hashchange fires.
        const Anchor = href.startsWith("#") ? "a" : Link;
        return (
          <li key={label}>
            <Anchor href={href}>
              {label}
              <span className="sr-only"> with {skill.name}</span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

export function About({ number }: { number: number }) {
  return (
    <Section id="about" number={number} title="About" introduction={about.introduction}>
      <div className="grid grid-cols-1 gap-12 lg:gap-20">
        <div className="about-prose">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Markdown>{paragraph}</Markdown>
            </p>
          ))}
        </div>
        <div className="about-lists">
          {about.skills.length > 0 && (
            <div data-reveal>
              <h3 className="text-2xl">{about.skillsHeading}</h3>
              <ul className="skills">
                {about.skills.map((skill, place) => (
                  <li key={skill.name}>
                    <BrandIcon name={skill.icon} />
                    <b>{skill.name}</b>
                    {skill.percentage !== undefined && <span className="meta">{skill.percentage}%</span>}
                    <SkillEvidence skill={skill} />
                    <Bar share={skill.percentage ?? 0} place={place} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {about.aiTools.length > 0 && (
            <div data-reveal className="flex flex-col card p-5 sm:p-6">
              <h3 className="text-2xl">{about.aiToolsHeading}</h3>
              <ul className="tools">
                {about.aiTools.map((tool) => (
                  <li key={tool.name}>
                    <BrandIcon name={tool.icon} />
                    <h4>{tool.name}</h4>
                    <p>{tool.description}</p>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
