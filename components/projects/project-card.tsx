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
import { storyAnchor } from "@/lib/links";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";

type Project = Portfolio["projects"][number];

interface ProjectLinkProps {
  href: string;
  icon: InterfaceIcon;
  text: string;
  of: string;
  className?: string;
}

function ProjectLink({ href, icon, text, of, className }: ProjectLinkProps) {
  return (
    <ExternalLink href={href} className={buttonVariants({ variant: "secondary", className })}>
      <Icon name={icon} />
      {text}
      <span translate="no" className="sr-only">
        : {of}
      </span>
    </ExternalLink>
  );
}

const OTHER_PARTS = [
  { key: "decision", heading: "One decision, and why" },
  { key: "hard", heading: "What was hard" },
  { key: "change", heading: "What I’d change" },
] as const;

export type ProjectRank = "first" | "pair" | "row";

const SIZES = {
  first: "(min-width: 80rem) 75rem, 100vw",
  pair: "(min-width: 80rem) 37rem, (min-width: 64rem) 50vw, 100vw",
  row: "(min-width: 80rem) 31rem, (min-width: 64rem) 40vw, 100vw",
};

interface StoryPartsProps {
  parts: { heading: string; text?: string }[];
  isRows: boolean;
}

/** Without pictures beside them, each part is a row of its term and its text. */
function StoryParts({ parts, isRows }: StoryPartsProps) {
  if (parts.length === 0) return null;
  return (
    <dl className={clsx("grid content-start", isRows ? "*:border-t *:py-4" : "gap-6")}>
      {parts.map(({ heading, text = "" }) => (
        <div key={heading} className={isRows ? "grid gap-x-8 lg:grid-cols-[1fr_3fr]" : undefined}>
          <dt className="font-medium">{heading}</dt>
          <dd className={clsx("max-w-[68ch] text-ink-muted", !isRows && "mt-1")}>
            <Markdown>{text}</Markdown>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ProjectStory({ id, title, story, image, card, summaryClass }: Project & { summaryClass?: string }) {
  const { part, quote } = story ?? {};
  const pictures = story?.pictures.filter(({ src }) => src !== image) ?? [];
  const parts = OTHER_PARTS.flatMap(({ key, heading }) => (story?.[key] ? { heading, text: story[key] } : []));
  const hasPictures = pictures.length > 0;
  return (
    <Disclosure
      title={
        <>
          <span>{story ? "Read the story" : "More"}</span>
          <span className="sr-only">{story ? ` of ${title}` : ` about ${title}`}</span>
        </>
      }
      variant={story ? "primary" : "button"}
      summaryClass={summaryClass}
      className="story"
    >
      {/* A link to it opens the story, and shows the project from its top. */}
      <span id={storyAnchor(id)} className="absolute -top-px" />
      <div data-slot="story" className="grid grid-cols-(--story-columns) items-start gap-8 pt-6 lg:pt-8">
        {hasPictures && (
          <ul className="grid gap-6">
            {pictures.map(({ src, alt }) => (
              <li key={src}>
                <Image
                  src={src}
                  alt={alt}
                  width={1280}
                  height={800}
                  loading="lazy"
                  sizes={SIZES.pair}
                  className="aspect-[8/5] w-full rounded-card border bg-sunken object-contain"
                />
              </li>
            ))}
          </ul>
        )}
        <div className={clsx("grid gap-6", !hasPictures && "col-span-full gap-y-0")}>
          {part && <StoryParts parts={[{ heading: "My part", text: part }]} isRows={!hasPictures} />}
          {quote && (
            <figure
              dir="auto"
              className={clsx("max-w-[60ch] border-s-2 border-accent-control ps-5", !hasPictures && "my-4")}
            >
              <blockquote className="font-display text-2xl font-medium tracking-tight text-balance">
                “{quote.text}”
              </blockquote>
              <figcaption className="mt-2 text-ink-muted">{quote.author}</figcaption>
            </figure>
          )}
          <StoryParts parts={parts} isRows={!hasPictures} />
          <Points points={card.morePoints} className="max-w-[60ch] list-disc content-start ps-5 text-ink-muted" />
        </div>
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

export function ProjectCard({ project, rank }: { project: Project; rank: ProjectRank }) {
  const headingId = `${project.id}_heading`;
  const { card, links, story } = project;
  const facts = [card.dates, project.role].filter(Boolean).join(" · ");
  const hasStory = story !== undefined || card.morePoints.length > 0;
  const hasLinks = hasStory || links.demo !== undefined || links.code !== undefined;
  const hasDetails = Boolean(project.problem ?? project.result) || card.points.length > 0 || project.stack.length > 0;
  const startOf = (isFirst: boolean) => (isFirst ? "ms-(--text-start)" : undefined);
  return (
    <article
      id={project.id}
      aria-labelledby={headingId}
      className="relative grid grid-cols-(--columns) gap-x-8 gap-y-6 border-t py-10 lg:py-14 [li:first-child>&]:border-transparent [li:first-child>&]:pt-2"
    >
      <div>
        {project.image ? (
          <Image
            src={project.image}
            alt={project.imageAlt ?? ""}
            width={1600}
            height={1000}
            sizes={SIZES[rank]}
            isFirst={rank === "first"}
            className="aspect-(--picture) w-full rounded-card border bg-sunken object-cover"
          />
        ) : (
          <TitlePlate title={project.title} />
        )}
      </div>
      <div className="grid grid-cols-(--text-columns) content-start gap-x-8 gap-y-4">
        <div>
          {facts && <p className="mb-2 meta text-ink-muted">{facts}</p>}
          <h2 id={headingId} translate="no" className="text-3xl">
            <a href={`#${project.id}`} className="inline-flex items-baseline gap-2 pointer-coarse:min-h-11">
              {project.title}
              <Icon
                name="link-2"
                className="size-5 text-ink-muted transition-opacity duration-quick [a:not(:hover,:focus-visible)>&]:opacity-0"
              />
            </a>
          </h2>
          {project.summary && <p className="mt-3 text-lg">{project.summary}</p>}
        </div>
        {hasDetails && (
          <div className="grid content-start gap-4">
            {(project.problem ?? project.result) && (
              <dl className="grid gap-2 wrap-anywhere text-ink-muted *:*:inline">
                <Finding heading="Problem" text={project.problem} />
                <Finding heading="Result" text={project.result} />
              </dl>
            )}
            <Points points={card.points} className="list-disc ps-5 text-ink-muted" />
            {project.stack.length > 0 && (
              <ul aria-label="Technologies" className="flex flex-wrap gap-x-4 gap-y-1 meta text-accent-text">
                {project.stack.map((technology) => (
                  <li key={technology} translate="no" className="accent-mark wrap-anywhere">
                    {technology}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
      {hasLinks && (
        <div className="col-span-full flex flex-wrap gap-3">
          {hasStory && <ProjectStory {...project} summaryClass={startOf(true)} />}
          {links.demo && (
            <ProjectLink
              href={links.demo}
              icon="arrow-up-right"
              text="Live site"
              of={project.title}
              className={startOf(!hasStory)}
            />
          )}
          {links.code && (
            <ProjectLink
              href={links.code}
              icon="code"
              text="Code"
              of={project.title}
              className={startOf(!hasStory && !links.demo)}
            />
          )}
        </div>
      )}
    </article>
  );
}
