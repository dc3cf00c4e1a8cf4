import { clsx } from "clsx";
import { Disclosure } from "@/components/ui/disclosure";
import { ExternalLink, linkVariants } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import type { SectionOf } from "@/lib/portfolio/sections";
import { pluralize } from "@/lib/text";

type List = SectionOf<"experience">["records"][number];

/** A quiet disclosure below a list. */
export const moreClass =
  "mt-1.5 min-h-9 w-fit gap-1 text-sm font-medium text-ink hover:underline pointer-coarse:min-h-11";

function Rows({ rows, properName }: Pick<List, "rows" | "properName">) {
  const isPlain = rows.every(({ date, url, note, quote }) => !date && !url && !note && !quote);
  return (
    <ul className={clsx("wrap-anywhere", isPlain && "flex flex-wrap gap-x-10 border-t *:border-0")}>
      {rows.map(({ name, by, date, url, note, quote }, index) => (
        <li key={index} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t py-3 text-ink-muted">
          {quote && (
            <blockquote className="basis-full text-ink">
              “<Markdown>{quote}</Markdown>”
            </blockquote>
          )}
          <p translate={properName === "name" ? "no" : undefined} className="font-medium text-ink">
            {url ? (
              <ExternalLink href={url} className={linkVariants({ variant: "action" })}>
                {name}
              </ExternalLink>
            ) : (
              name
            )}
          </p>
          {(by ?? date) && (
            <p>
              {by && <span translate={properName === "by" ? "no" : undefined}>{by}</span>}
              {date && (
                <span className={clsx("meta whitespace-nowrap", by && "before:mx-2 before:content-['·']")}>{date}</span>
              )}
            </p>
          )}
          {note && (
            <p className="basis-full">
              <Markdown>{note}</Markdown>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Records({ records, className }: { records: readonly List[]; className?: string }) {
  if (records.length === 0) return null;
  return (
    <div
      className={clsx(
        "grid grid-cols-1 items-start gap-x-8 gap-y-10 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]",
        className,
      )}
    >
      {records.map(({ heading, noun, properName, rows, moreRows }) => (
        <div key={heading}>
          <h3 className="mb-3 text-2xl">{heading}</h3>
          <Rows rows={rows} properName={properName} />
          {moreRows.length > 0 && (
            <Disclosure data-slot="more" title={pluralize(moreRows.length, `more ${noun}`)} summaryClass={moreClass}>
              <Rows rows={moreRows} properName={properName} />
            </Disclosure>
          )}
        </div>
      ))}
    </div>
  );
}
