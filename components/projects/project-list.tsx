"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { projectsHref, readTechnology } from "@/lib/links";
import { pluralize } from "@/lib/text";
import { EmptyNote } from "./empty-note";
import { FilterScript } from "./filter-script";
import type { ProjectRank } from "./project-card";

/** Technologies that fewer projects use are folded away. */
const FREQUENT_FROM = 2;
const URL_CHANGE = "projects:url-change";

function subscribeToAddress(onChange: () => void) {
  window.addEventListener("popstate", onChange);
  window.addEventListener(URL_CHANGE, onChange);
  return () => {
    window.removeEventListener("popstate", onChange);
    window.removeEventListener(URL_CHANGE, onChange);
  };
}

const currentSearch = () => window.location.search;
const serverSearch = () => "";

/** Ignores case, because people type shared links by hand. */
export function usesTechnology(stack: readonly string[], technology: string | null): boolean {
  return technology === null || stack.some((name) => name.toLowerCase() === technology.toLowerCase());
}

const chipClass = clsx(
  "inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border px-3.5 text-sm pointer-coarse:min-h-11",
  "transition-colors duration-quick hover:border-ink",
);

interface ListedProject {
  id: string;
  stack: string[];
  rank: ProjectRank;
  card: ReactNode;
}

interface ProjectItemProps extends Pick<ListedProject, "stack" | "rank"> {
  isShown: boolean;
  children: ReactNode;
}

function ProjectItem({ stack, rank, isShown, children }: ProjectItemProps) {
  return (
    <li data-stack={stack.join("\n")} data-rank={rank} hidden={!isShown} suppressHydrationWarning>
      <FilterScript />
      {children}
    </li>
  );
}

interface ProjectListProps {
  projects: ListedProject[];
  /** The filter's choices, each with the number of projects that use it. Without any, there is no filter. */
  technologies: { name: string; count: number }[];
}

/** The filter is kept in the URL, so that visitors can share a filtered view. */
export function ProjectList({ projects, technologies }: ProjectListProps) {
  const chosen = readTechnology(useSyncExternalStore(subscribeToAddress, currentSearch, serverSearch));
  const list = useRef<HTMLUListElement>(null);
  const shown = projects.filter((project) => usesTechnology(project.stack, chosen));

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Like any link to the page that is shown, it adds nothing for Back to go through.
    if (event.currentTarget.href === window.location.href) return;
    window.history.pushState(null, "", event.currentTarget.href);
    window.dispatchEvent(new Event(URL_CHANGE));
  }

  /** Loads all images, so that a filter never shows a card without its image. */
  function loadImages() {
    for (const image of list.current?.querySelectorAll("img") ?? []) image.loading = "eager";
  }

  // A router's navigation opens no story that it leads to, as the browser does.
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    const story = target?.closest("details");
    if (!story || story.open) return;
    story.open = true;
    // Firefox does not yet scroll to what has just been opened.
    story.closest("article")?.scrollIntoView({ behavior: "instant" });
  }, []);

  const isChosen = (technology: string | null) => technology?.toLowerCase() === chosen?.toLowerCase();
  const frequent = technologies.filter(({ count }) => count >= FREQUENT_FROM);
  const rare = technologies.filter(({ count }) => count < FREQUENT_FROM);

  function showOption({ name, count }: { name: string | null; count: number }) {
    return (
      <li key={name} className="max-w-full">
        <a
          href={projectsHref(name ?? undefined)}
          onClick={choose}
          aria-current={isChosen(name) ? "true" : undefined}
          className={clsx(
            chipClass,
            isChosen(name)
              ? "border-accent-control bg-accent-fill text-on-accent forced-colors:underline"
              : "border-line-strong",
          )}
        >
          <span translate={name === null ? undefined : "no"} className="truncate">
            {name ?? "All"}
          </span>
          <span className="meta">
            <span className="sr-only">: </span>
            <span>{count}</span>
          </span>
        </a>
      </li>
    );
  }

  return (
    <>
      <nav
        aria-label="Filter by technology"
        hidden={technologies.length === 0}
        onPointerEnter={loadImages}
        onFocus={loadImages}
        className={clsx(technologies.length > 0 && "flex flex-wrap gap-2")}
      >
        <ul className="contents">{[{ name: null, count: projects.length }, ...frequent].map(showOption)}</ul>
        {rare.length > 0 && (
          <Disclosure
            title={`${rare.length} more`}
            data-stack={rare.map(({ name }) => name).join("\n")}
            open={rare.some(({ name }) => isChosen(name))}
            suppressHydrationWarning
            className="contents details-content:basis-full"
            summaryClass={clsx(chipClass, "border-line-strong")}
          >
            <FilterScript />
            <ul className="flex flex-wrap gap-2">{rare.map(showOption)}</ul>
          </Disclosure>
        )}
      </nav>
      <p role="status" className="mt-6 min-h-[1lh] meta text-ink-muted">
        {chosen !== null &&
          `${shown.length} of ${pluralize(projects.length, "project")} ${shown.length === 1 ? "uses" : "use"} ${chosen}`}
      </p>
      {shown.length === 0 && (
        <div className="mt-10">
          <EmptyNote
            title={`No project here uses ${chosen} yet`}
            text="Choose another technology above, or browse all the projects."
          >
            <a href={projectsHref()} onClick={choose} className={buttonVariants({ variant: "secondary" })}>
              Show all projects
            </a>
          </EmptyNote>
        </div>
      )}
      <ul ref={list} className="project-list mt-8">
        {projects.map((project) => (
          <ProjectItem key={project.id} stack={project.stack} rank={project.rank} isShown={shown.includes(project)}>
            {project.card}
          </ProjectItem>
        ))}
      </ul>
    </>
  );
}
