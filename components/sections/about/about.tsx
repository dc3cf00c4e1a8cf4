import { clsx } from "clsx";
import Link from "next/link";
import { Fragment } from "react";
import { BrandIcon } from "@/components/ui/icon";
import { Markdown } from "@/components/ui/markdown";
import type { ProvenSkill } from "@/lib/portfolio/about/resolve";
import type { SectionOf } from "@/lib/portfolio/sections";
import { Bar } from "../bar";
import { Section } from "../section";

/** In a narrow column, only the first. */
const evidenceClass =
  "order-1 ms-auto flex flex-wrap gap-x-4 text-ink-muted sm:ms-0 @max-xs:[&>:not(:first-child)]:hidden";
const evidenceLinkClass = clsx(
  "inline-flex min-h-8 min-w-6 items-center underline decoration-line-strong decoration-dotted underline-offset-4",
  "hover:text-ink hover:decoration-solid max-sm:text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11",
);

function SkillEvidence({ name, evidence, className }: ProvenSkill & { className?: string }) {
  return (
    <ul data-slot="evidence" className={clsx(evidenceClass, className)}>
      {evidence.map(({ label, isTitle, href }) => {
        // Same-page anchors must be plain links, or no hashchange fires.
        const Anchor = href.startsWith("#") ? "a" : Link;
        return (
          <li key={href}>
            <Anchor href={href} className={evidenceLinkClass}>
              <span translate={isTitle ? "no" : undefined}>{label}</span>
              <span className="sr-only">{` with ${name}`}</span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

/** The stroke gives thin line icons the weight of filled ones. */
const skillIconClass = "shrink-0 stroke-current stroke-[2%] text-ink-muted";

type AboutSection = SectionOf<"about">;
type SkillGroup = AboutSection["skillGroups"][number];

function RatedSkills({ skills }: Pick<SkillGroup, "skills">) {
  return (
    <ul data-slot="skills" className="@container mt-4 grid grid-cols-1 gap-x-8 lg:grid-cols-2">
      {skills.map((skill, place) => (
        <li key={skill.name} className="flex min-h-11 flex-wrap items-center gap-x-3">
          <BrandIcon name={skill.icon} className={skillIconClass} />
          <b
            translate={skill.isBrand ? "no" : undefined}
            className="max-w-[calc(100%-2rem)] min-w-0 font-display font-semibold tracking-tight wrap-break-word max-sm:grow sm:min-w-36 sm:basis-[min-content]"
          >
            {skill.name}
          </b>
          {skill.rating && <span className="order-2 ms-auto meta text-base wrap-break-word">{skill.rating}</span>}
          {skill.evidence.length > 0 && <SkillEvidence {...skill} className="sm:min-w-min sm:flex-1" />}
          <Bar share={skill.percentage ?? 0} place={place} className="order-3 -mt-1 basis-full self-end" />
        </li>
      ))}
    </ul>
  );
}

function SkillNames({ skills }: Pick<SkillGroup, "skills">) {
  return (
    <ul data-slot="skill-names" className="@container mt-4 flex flex-wrap gap-x-5">
      {skills.map((skill) => (
        <li key={skill.name} className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-2.5">
          <BrandIcon name={skill.icon} className={skillIconClass} />
          <b
            translate={skill.isBrand ? "no" : undefined}
            className="max-w-[calc(100%-1.875rem)] min-w-0 font-display font-semibold tracking-tight wrap-anywhere"
          >
            {skill.name}
          </b>
          {skill.evidence.length > 0 && <SkillEvidence {...skill} />}
        </li>
      ))}
    </ul>
  );
}

export function About({ section }: { section: AboutSection }) {
  const { introduction, paragraphs, interests, skillGroups, skillsHeading, aiTools, aiToolsHeading } = section;
  return (
    <Section section={section} isLeadApart>
      <div className="grid grid-cols-1 gap-8 sm:gap-12 lg:gap-14">
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-12">
          <p className="max-w-[24ch] font-display text-2xl font-medium tracking-tight text-balance lg:col-span-5 lg:text-[2rem] lg:leading-10">
            {introduction}
          </p>
          <div className="grid grid-cols-1 gap-y-4 sm:text-lg lg:col-span-7">
            {paragraphs.map((paragraph, index) => (
              <p key={index} className={clsx("max-w-[68ch]", index > 0 && "lg:text-ink-muted")}>
                <Markdown>{paragraph}</Markdown>
              </p>
            ))}
          </div>
        </div>
        {skillGroups.length > 0 && (
          <div data-reveal>
            <h3 className="text-2xl">{skillsHeading}</h3>
            {skillGroups.map((group, index) => (
              <Fragment key={index}>
                {group.name && <h4 className="mt-8 text-lg font-medium">{group.name}</h4>}
                {group.isRated ? <RatedSkills {...group} /> : <SkillNames {...group} />}
              </Fragment>
            ))}
          </div>
        )}
        {aiTools.length > 0 && (
          <div data-reveal>
            <h3 className="text-2xl">{aiToolsHeading}</h3>
            <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] sm:gap-y-5">
              {aiTools.map((tool) => (
                <li
                  key={tool.name}
                  className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 border-t pt-2.5 sm:gap-y-1 sm:pt-4"
                >
                  <BrandIcon name={tool.icon} className="size-6 text-accent-text" />
                  <h4 translate="no" className="font-medium wrap-break-word">
                    {tool.name}
                  </h4>
                  <p className="text-sm text-ink-muted max-sm:col-start-2 sm:col-span-2">{tool.description}</p>
                </li>
              ))}
            </ul>
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
