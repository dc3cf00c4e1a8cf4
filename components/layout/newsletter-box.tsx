import { buttonVariants } from "@/components/ui/button";
import type { Site } from "@/content/schema/site";

/**
 * The e-mail field with its Subscribe button. It posts to the owner's list provider when the content names one;
 * otherwise the button does nothing, and there is no form that the Enter key could send.
 */
export function NewsletterBox({ newsletter }: { newsletter: Site["newsletter"] }) {
  const fields = (
    <>
      <label htmlFor="newsletter-email" className="text-ink-muted">
        News now and then, by e-mail
      </label>
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          type="email"
          name={newsletter.fieldName}
          autoComplete="email"
          className="h-12 min-w-0 flex-1 basis-32 rounded-control border border-line-strong bg-ground px-4 text-base"
        />
        <button type={newsletter.action ? "submit" : "button"} className={buttonVariants({ rank: "secondary" })}>
          Subscribe
        </button>
      </div>
    </>
  );
  if (!newsletter.action) return <div className="mt-3">{fields}</div>;
  return (
    <form action={newsletter.action} method="post" target="_blank" rel="noopener" className="mt-3">
      {fields}
    </form>
  );
}
