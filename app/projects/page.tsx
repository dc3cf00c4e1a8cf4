import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { getPortfolio } from "@/app/portfolio";
import { projectsImage } from "@/app/share-images";
import { Projects } from "@/components/projects/projects";

export async function generateMetadata(): Promise<Metadata> {
  const portfolio = getPortfolio();
  const { title, introduction } = portfolio.projectsPage;
  return {
    ...(await pageMetadata("/projects", title, introduction, projectsImage(portfolio))),
    // Without projects, keep the page out of search engines.
    robots: portfolio.pages.includes("/projects") ? undefined : { index: false },
  };
}

export default function ProjectsPage() {
  return <Projects {...getPortfolio()} />;
}
