import type { Metadata } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { getPortfolio } from "./portfolio";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  const { owner, projects } = getPortfolio();
  return (
    <MessagePage
      mark={
        <>
          404 · last seen near <span className="inline-block">{owner.coordinates}</span>
        </>
      }
      title="Off the map"
      text="Page not found. The link may be wrong, or the page may have moved."
    >
      <Link href="/" className={buttonVariants()}>
        Back to the home page
      </Link>
      {projects.length > 0 && (
        <Link href="/projects" className={buttonVariants({ variant: "secondary" })}>
          See the projects
        </Link>
      )}
    </MessagePage>
  );
}
