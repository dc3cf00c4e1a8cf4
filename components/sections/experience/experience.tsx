import { clsx } from "clsx";
import { buttonVariants } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { ExternalLink, linkVariants } from "@/components/ui/link";
import { Points } from "@/components/ui/points";
import { portfolio } from "@/lib/portfolio/portfolio";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { pluralize } from "@/lib/text";
import { Section } from "../section";
import { moreClass, Records } from "./records";

type Entry = Portfolio["timeline"]["earlier"][number];

const { timeline, cv } = portfolio;

/** The dates, what it is, and the points stand side by side where there is room. */
const columns = "gap-x-8 lg:grid-cols-[11.5rem_5fr_6fr] lg:items-baseline";

function When({ period, kind }: Entry) {
  if (!period && !kind) return null;
  return (
    <p className="meta">
      {period} {kind && <span className={clsx("lg:block", period && "max-lg:before:content-['·_']")}>{kind}</span>}
    </p>
  );
}

function Where({ subheading, url, place }: Entry) {
  if (!subheading && !place) return null;
  const name =
    url && subheading ? (
      <ExternalLink href={url} className={linkVariants({ variant: "text" })}>
        {subheading}
      </ExternalLink>
    ) : (
      subheading
    );
  return (
    <p className="wrap-anywhere">
      {name}
      {place && (subheading ? `, ${place}` : place)}
    </p>
  );
}

function RecentEntries() {
  return (
    <ol className="timeline grid text-ink-muted">
      {timeline.recent.map((entry, index) => (
        <li
          key={index}
          data-ongoing={entry.isOngoing || undefined}
          className={clsx("relative grid grid-cols-1 gap-y-1 pb-8 last:pb-0 lg:pb-10 print:pl-7", columns)}
        >
          <When {...entry} />
          <div className="lg:col-start-2">
            <h3 className="text-xl text-ink">{entry.heading}</h3>
            <Where {...entry} />
          </div>
          {entry.points.length > 0 && (
            <div>
              <Points points={entry.points} />
              <MorePoints {...entry} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function MorePoints({ heading, morePoints }: Pick<Portfolio["timeline"]["recent"][number], "heading" | "morePoints">) {
  if (morePoints.length === 0) return null;
  return (
    <Disclosure
      title={
        <>
          {pluralize(morePoints.length, "more point")}
          <span className="sr-only"> about {heading}</span>
        </>
      }
      summaryClass={moreClass}
    >
      <Points points={morePoints} className="pt-1.5" />
    </Disclosure>
  );
}

function EarlierLine({ entry, isLinked }: { entry: Entry; isLinked: boolean }) {
  const { period, kind, heading, subheading, place, url } = entry;
  return (
    <span className={clsx("grid py-2.5", columns)}>
      {period && <span className="meta">{period}</span>}
      <span className="wrap-anywhere lg:col-start-2 lg:contents">
        <span className="font-medium text-ink lg:col-start-2">{heading}</span>
        <span>
          {(subheading ?? place) && <span className="lg:hidden">, </span>}
          {isLinked && url && subheading ? <ExternalLink href={url}>{subheading}</ExternalLink> : subheading}
          {place && (subheading ? `, ${place}` : place)}
          {kind && <span className="meta">&nbsp;· {kind}</span>}
        </span>
      </span>
    </span>
  );
}

/** The arrow stands in the margin, beside the first line. */
const lineClass = clsx(
  "flex-row-reverse items-start gap-2 hover:text-ink print:ps-7",
  "[&>span]:min-w-0 [&>span]:grow [&>svg]:mt-[0.8rem] lg:[&>svg]:mt-[0.7rem]",
);

function EarlierEntries() {
  return (
    <>
      <h3 className="mt-10 mb-3 text-2xl lg:mt-14">Earlier</h3>
      <ol className="border-b text-ink-muted">
        {timeline.earlier.map((entry, index) => (
          <li key={index} className="border-t">
            {entry.points.length > 0 ? (
              <Disclosure title={<EarlierLine entry={entry} isLinked={false} />} summaryClass={lineClass}>
                <div className={clsx("grid pt-1 pb-5 pl-7", columns)}>
                  <Points points={entry.points} className="lg:col-start-3" />
                </div>
              </Disclosure>
            ) : (
              <div className="pl-7">
                <EarlierLine entry={entry} isLinked />
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

export function Experience() {
  const hasTimeline = timeline.recent.length > 0;
  return (
    <Section id="experience">
      {hasTimeline && <RecentEntries />}
      {timeline.earlier.length > 0 && <EarlierEntries />}
      <Records className={hasTimeline ? "mt-12 lg:mt-16" : undefined} />
      <a
        href="/cv.pdf"
        download={cv.fileName}
        className={buttonVariants({ variant: "secondary", className: "mt-8 lg:mt-12 print:hidden" })}
      >
        <Icon name="download" />
        Download CV
      </a>
    </Section>
  );
}
