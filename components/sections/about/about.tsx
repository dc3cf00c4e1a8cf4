import Link from "next/link";
import { BrandIcon } from "@/components/ui/icon";
import { Markdown } from "@/components/ui/markdown";
import { portfolio } from "@/lib/portfolio/portfolio";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { Bar } from "../bar";
import { Section } from "../section";

function SkillEvidence({ name, evidence }: Portfolio["skills"][number]) {
  return (
    <ul className="print:hidden">
      {evidence.map(({ label, href }) => {
        // Same-page anchors must be plain links, or no hashchange fires.
        const Anchor = href.startsWith("#") ? "a" : Link;
        return (
          <li key={label}>
            <Anchor href={href}>
              {label}
              <span className="sr-only"> with {name}</span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

const { paragraphs, skills, skillsHeading, aiTools, aiToolsHeading } = portfolio;

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
        <div className="about-lists">
          {skills.length > 0 && (
            <div data-reveal>
              <h3 className="text-2xl">{skillsHeading}</h3>
              <ul className="skills">
                {skills.map((skill, place) => (
                  <li key={skill.name}>
                    <BrandIcon name={skill.icon} />
                    <b translate="no">{skill.name}</b>
                    {skill.percentage !== undefined && <span className="meta">{skill.percentage}%</span>}
                    {skill.evidence.length > 0 && <SkillEvidence {...skill} />}
                    <Bar share={skill.percentage ?? 0} place={place} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {aiTools.length > 0 && (
            <div data-reveal className="flex flex-col card p-5 sm:p-6">
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
      </div>
    </Section>
  );
}
