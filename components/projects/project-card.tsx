import { buttonVariants } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { Image } from "@/components/ui/image";
import { ExternalLink } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import { TitlePlate } from "@/components/ui/title-plate";
import type { InterfaceIcon } from "@/lib/interface-icons";
import type { Project } from "@/lib/portfolio/schema/sections";

function ProjectLink({ href, icon, text, of }: { href: string; icon: InterfaceIcon; text: string; of: string }) {
  return (
    <ExternalLink href={href} className={buttonVariants({ variant: "secondary", className: "print:hidden" })}>
      <Icon name={icon} />
      {text}
      <span className="sr-only">: {of}</span>
    </ExternalLink>
  );
}

const STORY_PARTS = [
  { key: "part", heading: "My part" },
  { key: "decision", heading: "One decision, and why" },
  { key: "hard", heading: "What was hard" },
  { key: "change", heading: "What I’d change" },
] as const;

const SIZES = "(min-width: 80rem) 43rem, (min-width: 64rem) 50vw, 100vw";

function ProjectStory({ title, story }: { title: string; story: NonNullable<Project["story"]> }) {
  const { pictures, quote } = story;
  return (
    <Disclosure
      title={
        <>
          The story<span className="sr-only"> of {title}</span>
        </>
      }
      variant="button"
      summaryClass="print:hidden"
      className="story"
    >
      <div data-slot="story">
        {pictures.length > 0 && (
          <ul>
            {pictures.map(({ src, alt }) => (
              <li key={src}>
                <Image
                  src={src}
                  alt={alt}
                  width={1280}
                  height={800}
                  loading="lazy"
                  sizes={SIZES}
                  className="aspect-[8/5] w-full rounded-card border bg-sunken object-contain"
                />
              </li>
            ))}
          </ul>
        )}
        <dl>
          {STORY_PARTS.map(({ key, heading }) => {
            const text = story[key];
            return (
              text && (
                <div key={key}>
                  <dt className="font-medium">{heading}</dt>
                  <dd className="mt-1 max-w-[60ch] text-ink-muted">
                    <Markdown>{text}</Markdown>
                  </dd>
                </div>
              )
            );
          })}
        </dl>
        {quote && (
          <figure className="max-w-[60ch] border-l-2 border-accent-control pl-5">
            <blockquote className="text-lg">“{quote.text}”</blockquote>
            <figcaption className="mt-2 text-ink-muted">{quote.author}</figcaption>
          </figure>
        )}
      </div>
    </Disclosure>
  );
}

function Finding({ heading, text }: { heading: string; text?: string }) {
  return (
    text && (
      <div>
        <dt className="me-2 font-medium text-ink">{heading}</dt>
        <dd>
          <Markdown>{text}</Markdown>
        </dd>
      </div>
    )
  );
}

export function ProjectCard({ project, position }: { project: Project; position: number }) {
  const headingId = `${project.id}-heading`;
  return (
    <article id={project.id} aria-labelledby={headingId} className="project-card">
      <div>
        {project.image ? (
          <Image
            src={project.image}
            alt={project.imageAlt ?? ""}
            width={1600}
            height={1000}
            sizes={SIZES}
            isFirst={position === 0}
            className="aspect-[8/5] w-full rounded-card border bg-sunken object-cover"
          />
        ) : (
          <TitlePlate title={project.title} />
        )}
      </div>
      <div>
        <p className="meta text-ink-muted">{[project.year, project.role].filter(Boolean).join(" · ")}</p>
        <h2 id={headingId} className="mt-2 text-3xl">
          <a href={`#${project.id}`} className="inline-flex items-baseline gap-2 pointer-coarse:min-h-11">
            {project.title}
            <Icon
              name="link-2"
              className="size-5 text-ink-muted transition-opacity duration-quick [a:not(:hover,:focus-visible)>&]:opacity-0"
            />
          </a>
        </h2>
        <p className="mt-3 text-lg">{project.summary}</p>
        {(project.problem ?? project.result) && (
          <dl className="mt-4 grid gap-2 text-ink-muted *:*:inline">
            <Finding heading="Problem" text={project.problem} />
            <Finding heading="Result" text={project.result} />
          </dl>
        )}
        {project.stack.length > 0 && (
          <ul aria-label="Technologies" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 meta text-accent-text">
            {project.stack.map((technology) => (
              <li key={technology} translate="no" className="accent-mark">
                {technology}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div data-slot="project-links">
        {project.links.demo && (
          <ProjectLink href={project.links.demo} icon="arrow-up-right" text="Live site" of={project.title} />
        )}
        {project.links.code && <ProjectLink href={project.links.code} icon="code" text="Code" of={project.title} />}
        {project.story && <ProjectStory title={project.title} story={project.story} />}
      </div>
    </article>
  );
}
