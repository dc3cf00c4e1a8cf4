import type { Metadata } from "next";
import { NoProjectsYet } from "@/components/projects/no-projects-yet";
import { ProjectCard } from "@/components/projects/project-card";
import { ProjectList } from "@/components/projects/project-list";
import { projects } from "@/content/projects";
import { pageMetadata } from "@/lib/page-metadata";
import { countTechnologies } from "@/lib/technology-filter";

export const metadata: Metadata = pageMetadata("/projects", projects.title, projects.introduction);

export default function ProjectsPage() {
  return (
    <div className="page-column pt-28 pb-16 lg:pt-36 lg:pb-24">
      <h1 className="text-4xl">{projects.title}</h1>
      <p className="mt-5 mb-8 max-w-[58ch] text-lg text-ink-muted">{projects.introduction}</p>
      {projects.projects.length === 0 ? (
        <NoProjectsYet />
      ) : (
        <ProjectList
          technologies={countTechnologies(projects.projects.map((project) => project.stack))}
          projects={projects.projects.map((project, position) => ({
            id: project.id,
            stack: project.stack,
            card: <ProjectCard project={project} position={position} />,
          }))}
        />
      )}
    </div>
  );
}
