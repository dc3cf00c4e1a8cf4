import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Relief } from "@/components/ui/relief";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { EmptyNote } from "./empty-note";
import { ProjectCard, type ProjectRank } from "./project-card";
import { ProjectList } from "./project-list";

/** Only a picture deserves a place larger than a row. */
function rankOf(projects: Portfolio["projects"], position: number): ProjectRank {
  const hasImage = (at: number) => projects[at]?.image !== undefined;
  if (position === 0 && hasImage(0)) return "first";
  return [1, 2].includes(position) && hasImage(1) && hasImage(2) ? "pair" : "row";
}

export function Projects({
  projects,
  projectsPage,
  contactHref,
}: Pick<Portfolio, "projects" | "projectsPage" | "contactHref">) {
  return (
    <div className="relative isolate page-column pt-28 pb-ridge lg:pt-36">
      <Relief
        symbol="contours"
        className="absolute inset-x-0 top-0 -z-10 h-[32rem] w-full opacity-60 [mask:linear-gradient(#000,#0000)_intersect,linear-gradient(to_left,#000,#0000_75%)]"
      />
      <h1 className="text-4xl">{projectsPage.title}</h1>
      <p className="mt-5 mb-8 max-w-[58ch] text-lg text-ink-muted">{projectsPage.introduction}</p>
      {projects.length === 0 ? (
        <EmptyNote
          title="My first projects will be here soon"
          text="In the meantime, ask me about my work or look around the rest of the site."
        >
          <Link href={contactHref} className={buttonVariants()}>
            Ask a question
          </Link>
          <Link href="/" className={buttonVariants({ variant: "secondary" })}>
            Back to the home page
          </Link>
        </EmptyNote>
      ) : (
        <ProjectList
          projects={projects.map((project, position) => {
            const rank = rankOf(projects, position);
            return { id: project.id, stack: project.stack, rank, card: <ProjectCard project={project} rank={rank} /> };
          })}
          technologies={projectsPage.technologies}
        />
      )}
    </div>
  );
}
