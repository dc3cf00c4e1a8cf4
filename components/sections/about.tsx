import Link from "next/link";
import type { CSSProperties } from "react";
import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { projects } from "@/content/projects";
import type { Skill } from "@/content/schema/sections";
import { site } from "@/content/site";
import { BrandIcon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Section } from "./section";
import { findEvidence } from "./skill-evidence";

const shownCertificates = site.sections.includes("certificates") ? certificates.certificates : [];

function SkillEvidence({ skill }: { skill: Skill }) {
  return (
    <ul className="col-span-full flex min-h-6 gap-x-4 text-sm text-ink-muted print:hidden">
      {findEvidence(skill, projects.projects, shownCertificates).map(({ label, href }) => {
        // An anchor on this page must be a plain link: only then does the browser tell of the new address.
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

function RecentWork() {
  const shown = projects.projects.filter(({ id }) => about.recentWork.includes(id));
  if (shown.length === 0) return null;
  return (
    <div className="pt-7 print:hidden">
      <h3 className="text-2xl">Recent work</h3>
      <ul className="mt-6 grid grid-cols-2 gap-5">
        {shown.map(({ id, title, year, image }) => (
          <li key={id}>
            <Link href={`/projects#${id}`} className="group block text-base">
              <Picture
                src={image}
                alt=""
                width={1600}
                height={1000}
                // Half of the screen is asked for as a third: so small, twice the density is enough.
                sizes="(min-width: 64rem) 16rem, 33vw"
                className="aspect-[8/5] w-full rounded-control border object-cover group-hover:border-line-strong"
              />
              <span className="mt-2.5 flex items-baseline justify-between gap-2">
                <span className="font-medium group-hover:underline">{title}</span>
                <span className="meta text-ink-muted">{year}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function About({ number }: { number: number }) {
  return (
    <Section id="about" number={number} title="About" introduction={about.introduction}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="max-w-[60ch] space-y-5 text-lg lg:col-span-5 lg:text-xl">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <RecentWork />
        </div>
        {about.skills.length > 0 && (
          <div data-reveal className="lg:col-span-6 lg:col-start-7">
            <h3 className="text-2xl">Technical Skills</h3>
            <ul className="skills">
              {about.skills.map((skill) => (
                <li key={skill.name}>
                  <BrandIcon name={skill.icon} className="text-ink-muted" />
                  <span className="font-medium">{skill.name}</span>
                  <span className="meta text-ink-muted">{skill.percentage}%</span>
                  <div data-skill-bar style={{ "--share": `${skill.percentage}%` } as CSSProperties} />
                  <SkillEvidence skill={skill} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {about.aiTools.length > 0 && (
        <div data-reveal className="mt-14 lg:mt-20">
          <h3 className="text-2xl">AI Software Kit</h3>
          <ul className="mt-5 grid gap-px overflow-hidden rounded-card border bg-line sm:grid-cols-2 lg:grid-cols-5">
            {about.aiTools.map((tool) => (
              <li key={tool.name} className="bg-ground p-5 sm:last:col-span-2 lg:last:col-span-1">
                <BrandIcon name={tool.icon} className="size-6 text-accent-text" />
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
