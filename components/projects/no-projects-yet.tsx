import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { site } from "@/content/site";
import { contactHref } from "@/lib/section-links";

/** What the page says before its owner has put a project into the content. */
export function NoProjectsYet() {
  return (
    <div className="rounded-card border border-dashed border-line-strong p-8 lg:p-12">
      <h2 className="text-2xl">The first project is on its way</h2>
      <p className="mt-3 text-ink-muted">Until it is here: ask about the work, or read what else there is.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href={contactHref(site, "/")} className={buttonVariants()}>
          Ask a question
        </Link>
        <Link href="/" className={buttonVariants({ rank: "secondary" })}>
          Back to the start
        </Link>
      </div>
    </div>
  );
}
