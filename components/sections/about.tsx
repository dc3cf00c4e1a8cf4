import Link from "next/link";
import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { projects } from "@/content/projects";
import type { Skill } from "@/content/schema/sections";
import { site } from "@/content/site";
import { BrandIcon } from "@/components/ui/brand-icon";
import { linkVariants } from "@/components/ui/link-variants";
import { Section } from "./section";
import { findEvidence } from "./skill-evidence";

const shownCertificates = site.sections.includes("certificates") ? certificates.certificates : [];

function SkillEvidence({ skill }: { skill: Skill }) {
  return (
    <ul className="mt-2 flex min-h-6 gap-x-4 text-sm print:hidden">
      {findEvidence(skill, projects.projects, shownCertificates).map(({ label, href }) => {
        // An anchor on this page must be a plain link: only then does the browser tell of the new address.
        const Anchor = href.startsWith("#") ? "a" : Link;
        return (
          <li key={label}>
            <Anchor href={href} className={linkVariants({ variant: "text" })}>
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
    <Section id="about" label="About" number={number} title={about.title}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div data-reveal className="space-y-5 self-start text-lg lg:sticky lg:top-28 lg:col-span-5 lg:text-xl">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[60ch]">
              {paragraph}
            </p>
          ))}
        </div>
        {about.skills.length > 0 && (
          <div className="lg:col-span-6 lg:col-start-7">
            <h3 className="text-2xl">Technical Skills</h3>
            <ul className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2">
              {about.skills.map((skill) => (
                <li key={skill.name} data-reveal className="pb-5">
                  <div className="flex items-center gap-3">
                    <BrandIcon name={skill.icon} className="text-ink-muted" />
                    <span className="font-medium">{skill.name}</span>
                    <span className="ml-auto meta text-ink-muted">{skill.percentage}%</span>
                  </div>
                  <div aria-hidden="true" className="mt-2.5 h-1 overflow-hidden rounded-full bg-line">
                    <div
                      data-skill-bar
                      className="h-full origin-left rounded-full bg-accent-control"
                      style={{ width: `${skill.percentage}%` }}
                    />
                  </div>
                  <SkillEvidence skill={skill} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {about.aiTools.length > 0 && (
        <div className="mt-14 lg:mt-20">
          <h3 className="text-2xl">AI Software Kit</h3>
          <ul className="mt-5 grid gap-px overflow-hidden rounded-card border bg-line sm:grid-cols-2 lg:grid-cols-5">
            {about.aiTools.map((tool) => (
              <li key={tool.name} className="bg-ground p-5 sm:last:col-span-2 lg:last:col-span-1">
                <BrandIcon name={tool.icon} size="size-6" className="text-accent-text" />
                <h4 className="mt-4 font-medium">{tool.name}</h4>
                <p className="mt-1.5 text-sm text-ink-muted">{tool.description}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
