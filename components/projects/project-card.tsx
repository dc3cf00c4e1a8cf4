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

const SIZES = "(min-width: 80rem) 43rem, (min-width: 64rem) 50vw, 100vw";

/** The image, the text and the story below them share two columns. */
const columnsClass = clsx(
  "grid grid-cols-(--columns) gap-x-8 [--columns:minmax(0,1fr)]",
  "lg:[--columns:1fr_1fr] xl:[--columns:7fr_5fr]",
);

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
          <dd className={clsx("max-w-[68ch] wrap-anywhere text-ink-muted", !isRows && "mt-1")}>
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
      <div data-slot="story" className={clsx(columnsClass, "items-start gap-y-8 pt-6 lg:pt-8")}>
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
                  sizes={SIZES}
                  className="aspect-[8/5] w-full rounded-card border bg-sunken object-contain"
                />
              </li>
            ))}
          </ul>
        )}
        <div className={clsx("grid gap-6", !hasPictures && "col-span-full gap-y-0")}>
          {part && <StoryParts parts={[{ heading: "My part", text: part }]} isRows={!hasPictures} />}
          {quote && (
            <figure className={clsx("max-w-[60ch] border-l-2 border-accent-control pl-5", !hasPictures && "my-4")}>
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

export function ProjectCard({ project, position }: { project: Project; position: number }) {
  const headingId = `${project.id}_heading`;
  const { card, links, story } = project;
  const facts = [card.dates, project.role].filter(Boolean).join(" · ");
  const hasStory = story !== undefined || card.morePoints.length > 0;
  const hasLinks = hasStory || links.demo !== undefined || links.code !== undefined;
  const startOf = (isFirst: boolean) => (isFirst ? "ms-(--text-start)" : undefined);
  return (
    <article
      id={project.id}
      aria-labelledby={headingId}
      className={clsx(columnsClass, "relative gap-y-6 border-t py-10 lg:py-14")}
    >
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
      <div className={clsx(hasLinks && "xl:pb-18")}>
        {facts && <p className="mb-2 meta wrap-anywhere text-ink-muted">{facts}</p>}
        <h2 id={headingId} translate="no" className="text-3xl">
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
        // If the text leaves room, the links are level with the lower edge of the image.
        <div
          data-slot="project-links"
          className="col-span-full flex flex-wrap gap-3 lg:[--text-start:calc(50%+1rem)] xl:-mt-18 xl:[--text-start:calc((100%-2rem)*7/12+2rem)]"
        >
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
