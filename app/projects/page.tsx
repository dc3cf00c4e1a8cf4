import type { Metadata } from "next";
import Link from "next/link";
import { pageMetadata } from "@/app/page-metadata";
import { projectsImage } from "@/app/share-images";
import { EmptyNote } from "@/components/projects/empty-note";
import { ProjectCard } from "@/components/projects/project-card";
import { ProjectList } from "@/components/projects/project-list";
import { buttonVariants } from "@/components/ui/button";
import { portfolio } from "@/lib/portfolio/portfolio";
import { canFilter, countTechnologies } from "@/lib/portfolio/technologies";

const { projects, projectsPage, contactHref, pages } = portfolio;

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await pageMetadata("/projects", projectsPage.title, projectsPage.introduction, projectsImage)),
    // Without projects, keep the page out of search engines.
    robots: pages.includes("/projects") ? undefined : { index: false },
  };
}

export default function ProjectsPage() {
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
          technologies={canFilter(projects) ? countTechnologies(projects.map(({ stack }) => stack)) : []}
        />
      )}
    </div>
  );
}
