import Link from "next/link";
import type { CSSProperties } from "react";
import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { projects } from "@/content/projects";
import type { Certificate, Project, Skill } from "@/content/schema/sections";
import { site } from "@/content/site";
import { BrandIcon, Icon } from "@/components/ui/icon";
import { linkVariants } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { TitlePlate } from "@/components/ui/relief";
import { isShown } from "@/lib/facts";
import { certificateAnchor, projectsHref } from "@/lib/links";
import { pluralize } from "@/lib/text";
import { Section } from "../section";

const recentWork = projects.projects.filter(({ id }) => about.recentWork.includes(id));
const shownCertificates = isShown(site, "certificates") ? certificates.certificates : [];

const listShowing = ({ name }: Skill) =>
  recentWork.flatMap(({ stack }, index) => (stack.includes(name) ? index + 1 : [])).join(" ") || undefined;

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
      {findEvidence(skill, projects.projects, shownCertificates).map(({ label, href }) => {
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

function RecentWork() {
  if (recentWork.length === 0) return null;
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-2xl">Recent work</h3>
        <Link href="/projects" className={linkVariants({ variant: "onward", className: "-mx-1" })}>
          All projects
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
      <ul className="recent-work">
        {recentWork.map(({ id, title, summary, year, image }) => (
          <li key={id}>
            <Link href={`/projects#${id}`}>
              {image ? (
                <Picture
                  src={image}
                  alt=""
                  width={1600}
                  height={1000}
                  // On high-density phones, a half-width picture still looks sharp and saves data.
                  sizes="(min-width: 64rem) 37rem, (min-width: 40rem) 50vw, (max-resolution: 2dppx) 90vw, 50vw"
                />
              ) : (
                <TitlePlate title={title} />
              )}
              <b>{title}</b>
              <span className="meta">{year}</span>
              <p>{summary}</p>
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
      <div className="grid grid-cols-1 gap-14 lg:gap-20">
        <div className="grid gap-x-8 gap-y-5 text-lg max-sm:*:text-balance sm:grid-cols-2 lg:text-xl">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <RecentWork />
        {about.skills.length > 0 && (
          <div data-reveal>
            <h3 className="text-2xl">{about.skillsHeading}</h3>
            <ul className="skills">
              {about.skills.map((skill, place) => (
                <li key={skill.name} data-shown-by={listShowing(skill)}>
                  <BrandIcon name={skill.icon} />
                  <b>{skill.name}</b>
                  <span className="meta">{skill.percentage}%</span>
                  <div
                    data-skill-bar
                    style={{ "--share": `${skill.percentage}%`, "--place": place } as CSSProperties}
                  />
                  <SkillEvidence skill={skill} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {about.aiTools.length > 0 && (
          <div data-reveal>
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
    </Section>
  );
}
