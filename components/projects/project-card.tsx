import { clsx } from "clsx";
import { buttonVariants } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { Image } from "@/components/ui/image";
import { ExternalLink } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import { Points } from "@/components/ui/points";
import { TitlePlate } from "@/components/ui/title-plate";
import type { InterfaceIcon } from "@/lib/interface-icons";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";

type Project = Portfolio["projects"][number];

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

function ProjectStory({ title, story, card }: Project) {
  const { pictures = [], quote } = story ?? {};
  const parts = STORY_PARTS.map(({ key, heading }) => ({ heading, text: story?.[key] })).filter(({ text }) => text);
  return (
    <Disclosure
      title={
        <>
          <span>{story ? "The story" : "More"}</span>
          <span className="sr-only">{story ? ` of ${title}` : ` about ${title}`}</span>
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
        {parts.length > 0 && (
          <dl>
            {parts.map(({ heading, text = "" }) => (
              <div key={heading}>
                <dt className="font-medium">{heading}</dt>
                <dd className="mt-1 max-w-[60ch] wrap-anywhere text-ink-muted">
                  <Markdown>{text}</Markdown>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {card.morePoints.length > 0 && (
          <Points
            points={card.morePoints}
            className="max-w-[60ch] list-disc content-start ps-5 text-ink-muted lg:-col-end-1"
          />
        )}
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
  const { card, links, story } = project;
  const facts = [card.dates, project.role].filter(Boolean).join(" · ");
  const hasStory = story !== undefined || card.morePoints.length > 0;
  const hasLinks = hasStory || links.demo !== undefined || links.code !== undefined;
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
      <div className={clsx(hasLinks && "xl:not-print:pb-18")}>
        {facts && <p className="mb-2 meta wrap-anywhere text-ink-muted">{facts}</p>}
        <h2 id={headingId} className="text-3xl">
          <a href={`#${project.id}`} className="inline-flex items-baseline gap-2 pointer-coarse:min-h-11">
            {project.title}
            <Icon
              name="link-2"
              className="size-5 text-ink-muted transition-opacity duration-quick [a:not(:hover,:focus-visible)>&]:opacity-0"
            />
          </a>
        </h2>
        {project.summary && <p className="mt-3 text-lg wrap-anywhere">{project.summary}</p>}
        {(project.problem ?? project.result) && (
          <dl className="mt-4 grid gap-2 wrap-anywhere text-ink-muted *:*:inline">
            <Finding heading="Problem" text={project.problem} />
            <Finding heading="Result" text={project.result} />
          </dl>
        )}
        <Points points={card.points} className="mt-4 list-disc ps-5 text-ink-muted" />
        {project.stack.length > 0 && (
          <ul aria-label="Technologies" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 meta text-accent-text">
            {project.stack.map((technology) => (
              <li key={technology} translate="no" className="accent-mark wrap-anywhere">
                {technology}
              </li>
            ))}
          </ul>
        )}
      </div>
      {hasLinks && (
        // If the text leaves room, the links stand on the lower edge of the image.
        <div data-slot="project-links" className="xl:not-print:-mt-18">
          {links.demo && <ProjectLink href={links.demo} icon="arrow-up-right" text="Live site" of={project.title} />}
          {links.code && <ProjectLink href={links.code} icon="code" text="Code" of={project.title} />}
          {hasStory && <ProjectStory {...project} />}
        </div>
      )}
    </article>
  );
}
