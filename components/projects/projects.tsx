import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { EmptyNote } from "./empty-note";
import { ProjectCard } from "./project-card";
import { ProjectList } from "./project-list";

export function Projects({
  projects,
  projectsPage,
  contactHref,
}: Pick<Portfolio, "projects" | "projectsPage" | "contactHref">) {
  return (
    <div className="page-column pt-28 pb-ridge lg:pt-36">
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
          projects={projects.map((project, position) => ({
            id: project.id,
            stack: project.stack,
            card: <ProjectCard project={project} position={position} />,
          }))}
          technologies={projectsPage.technologies}
        />
      )}
    </div>
  );
}
