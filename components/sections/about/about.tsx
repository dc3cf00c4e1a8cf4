import { clsx } from "clsx";
import Link from "next/link";
import { Fragment } from "react";
import { BrandIcon } from "@/components/ui/icon";
import { Markdown } from "@/components/ui/markdown";
import { portfolio } from "@/lib/portfolio/portfolio";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { Bar } from "../bar";
import { Section } from "../section";

const evidenceClass = clsx(
  "order-1 ms-auto flex flex-wrap gap-x-4 text-ink-muted sm:ms-0 print:hidden max-[24rem]:[&>:not(:first-child)]:hidden",
);
const evidenceLinkClass = clsx(
  "inline-flex min-h-8 items-center underline decoration-line-strong decoration-dotted underline-offset-4",
  "hover:text-ink hover:decoration-solid max-sm:text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11",
);

function SkillEvidence({ name, evidence }: Portfolio["skills"][number]) {
  return (
    <ul className={evidenceClass}>
      {evidence.map(({ label, href }) => {
        // Same-page anchors must be plain links, or no hashchange fires.
        const Anchor = href.startsWith("#") ? "a" : Link;
        return (
          <li key={href}>
            <Anchor href={href} className={evidenceLinkClass}>
              {label}
              <span className="sr-only"> with {name}</span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

type SkillGroup = Portfolio["skillGroups"][number];

function RatedSkills({ skills }: Pick<SkillGroup, "skills">) {
  return (
    <ul className="skills">
      {skills.map((skill, place) => {
        const rating = skill.percentage === undefined ? skill.level : `${skill.percentage}%`;
        return (
          <li key={skill.name}>
            <BrandIcon name={skill.icon} />
            <b className="max-w-[calc(100%-2rem)] min-w-0 wrap-anywhere max-sm:grow">{skill.name}</b>
            {rating && <span className="meta wrap-anywhere max-sm:ms-auto">{rating}</span>}
            {skill.evidence.length > 0 && <SkillEvidence {...skill} />}
            <Bar share={skill.percentage ?? 0} place={place} />
          </li>
        );
      })}
    </ul>
  );
}

function SkillNames({ skills }: Pick<SkillGroup, "skills">) {
  return (
    <ul data-slot="skill-names" className="mt-4 flex flex-wrap gap-x-5">
      {skills.map((skill) => (
        <li key={skill.name} className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-2.5">
          <BrandIcon name={skill.icon} className="shrink-0 stroke-current stroke-[2%] text-ink-muted" />
          <b className="max-w-[calc(100%-1.875rem)] min-w-0 font-display font-semibold tracking-tight wrap-anywhere">
            {skill.name}
          </b>
          {skill.evidence.length > 0 && <SkillEvidence {...skill} />}
        </li>
      ))}
    </ul>
  );
}

const { paragraphs, interests, skillGroups, skillsHeading, aiTools, aiToolsHeading } = portfolio;

export function About() {
  return (
    <Section id="about">
      <div className="grid grid-cols-1 gap-12 lg:gap-20">
        <div className="about-prose">
          {paragraphs.map((paragraph, index) => (
            <p key={index}>
              <Markdown>{paragraph}</Markdown>
            </p>
          ))}
        </div>
        {(skillGroups.length > 0 || aiTools.length > 0) && (
          <div className="about-lists">
            {skillGroups.length > 0 && (
              <div data-reveal>
                <h3 className="text-2xl">{skillsHeading}</h3>
                {skillGroups.map((group, index) => (
                  <Fragment key={index}>
                    {group.name && <h4 className="mt-8 text-lg font-medium wrap-anywhere">{group.name}</h4>}
                    {group.isRated ? <RatedSkills {...group} /> : <SkillNames {...group} />}
                  </Fragment>
                ))}
              </div>
            )}
            {aiTools.length > 0 && (
              <div data-reveal className="flex flex-col card p-5 sm:p-6 lg:min-h-[min(100%,44rem)] lg:self-start">
                <h3 className="text-2xl">{aiToolsHeading}</h3>
                <ul className="tools">
                  {aiTools.map((tool) => (
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
        )}
        {interests.length > 0 && (
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-ink-muted">
            <h3 className="meta text-ink">Interests</h3>
            <ul className="flex flex-wrap gap-x-5 gap-y-1 wrap-anywhere">
              {interests.map((interest, index) => (
                <li key={index}>{interest}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
