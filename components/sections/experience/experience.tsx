import { clsx } from "clsx";
import { buttonVariants } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { ExternalLink, linkVariants } from "@/components/ui/link";
import { Points } from "@/components/ui/points";
import type { SectionOf } from "@/lib/portfolio/sections";
import { pluralize } from "@/lib/text";
import { Section } from "../section";
import { moreClass, Records } from "./records";

type ExperienceSection = SectionOf<"experience">;
type RecentEntry = ExperienceSection["timeline"]["recent"][number];
type Entry = ExperienceSection["timeline"]["earlier"][number];

/** The dates, what it is, and the points are side by side where there is room. */
const columns = "gap-x-8 lg:grid-cols-[11.5rem_5fr_6fr] lg:items-baseline";

function When({ period, kind }: Entry) {
  if (!period && !kind) return null;
  return (
    <p className="w-fit meta">
      {period} {kind && <span className={period && "before:content-['·_']"}>{kind}</span>}
    </p>
  );
}

function Organisation({ name, url, className }: { name: string; url?: string; className?: string }) {
  const text = <span translate="no">{name}</span>;
  if (!url) return text;
  return (
    <ExternalLink href={url} className={linkVariants({ variant: "text", className })}>
      {text}
    </ExternalLink>
  );
}

/** An entry with a title and an organisation links the organisation. With one of them, its name is the link. */
function EntryName({ name, by, url }: Entry) {
  if (by || !url) return name;
  return (
    <ExternalLink href={url} className={linkVariants({ variant: "action" })}>
      {name}
    </ExternalLink>
  );
}

function Where({ by, url, place }: Entry) {
  if (!by && !place) return null;
  return (
    <p className="w-fit">
      {by && <Organisation name={by} url={url} />}
      {place && (by ? `, ${place}` : place)}
    </p>
  );
}

/** On the trail, where only the climber is filled. A current entry has a larger mark, in the accent colour. */
const markClass = clsx(
  "before:absolute before:top-[.6875rem] before:left-[calc(var(--page-margin)/-2)] before:z-2 before:-translate-1/2",
  "before:size-2 before:rounded-full before:border-2 before:border-line-strong before:bg-ground",
  "in-data-plain:before:hidden data-ongoing:before:size-2.5 data-ongoing:before:border-accent-control",
);

/** Where there is only work, or only education, its parts are side by side instead. */
function RecentEntries({ entries, isAlone }: { entries: readonly RecentEntry[]; isAlone: boolean }) {
  return (
    <ol className={clsx("grid content-start text-ink-muted", !isAlone && "lg:last:*:before:hidden")}>
      {entries.map((entry, index) => (
        <li
          key={index}
          data-ongoing={entry.isOngoing || undefined}
          data-slot="entry"
          className={clsx("relative grid grid-cols-1 gap-y-0.5 pb-5 last:pb-0 lg:pb-10", markClass, isAlone && columns)}
        >
          <When {...entry} />
          <div className={isAlone ? "lg:col-start-2" : undefined}>
            <h3 className="text-xl text-ink">
              <EntryName {...entry} />
            </h3>
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

function MorePoints({ name, morePoints }: RecentEntry) {
  if (morePoints.length === 0) return null;
  return (
    <Disclosure
      data-slot="more"
      title={
        <>
          {pluralize(morePoints.length, "more point")}
          <span className="sr-only"> about {name}</span>
        </>
      }
      summaryClass={moreClass}
    >
      <Points points={morePoints} className="pt-1.5" />
    </Disclosure>
  );
}

function EarlierLine({ entry }: { entry: Entry }) {
  const { period, kind, by, place, url } = entry;
  return (
    <span className={clsx("grid py-2.5 pe-7", columns)}>
      {period && <span className="meta">{period}</span>}
      <span className="wrap-anywhere lg:col-start-2 lg:contents">
        <span className="font-medium text-ink lg:col-start-2">
          <EntryName {...entry} />
        </span>
        <span>
          {(by ?? place) && <span className="lg:hidden">, </span>}
          {/* Its link is as tall as the line and its padding. */}
          {by && <Organisation name={by} url={url} className="pointer-coarse:-my-2.5" />}
          {place && (by ? `, ${place}` : place)}
          {kind && <span className="meta">&nbsp;· {kind}</span>}
        </span>
      </span>
    </span>
  );
}

/** The arrow is at the end of the first line. */
const lineClass = clsx(
  "relative hover:text-ink [&>span]:min-w-0 [&>span]:grow",
  "[&>svg]:absolute [&>svg]:top-[0.8rem] [&>svg]:right-0 lg:[&>svg]:top-[0.7rem]",
);

function EarlierEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <>
      <h3 className="mt-10 mb-3 text-2xl lg:mt-14">Earlier</h3>
      <ol className="border-b text-ink-muted">
        {entries.map((entry, index) => (
          <li key={index} className="border-t">
            {entry.points.length > 0 ? (
              // A control holds no link, so what it opens does.
              <Disclosure title={<EarlierLine entry={{ ...entry, url: undefined }} />} summaryClass={lineClass}>
                <div className={clsx("grid grid-cols-1 gap-y-1 pe-7 pt-1 pb-5", columns)}>
                  {entry.url && (
                    <p className="wrap-anywhere lg:col-start-2">
                      {entry.by ? <Organisation name={entry.by} url={entry.url} /> : <EntryName {...entry} />}
                    </p>
                  )}
                  <Points points={entry.points} className="lg:col-start-3" />
                </div>
              </Disclosure>
            ) : (
              <EarlierLine entry={entry} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

export function Experience({ section }: { section: ExperienceSection }) {
  const { timeline, records, cvFileName } = section;
  const lists = [false, true]
    .map((isStudy) => timeline.recent.filter((entry) => entry.isStudy === isStudy))
    .filter(({ length }) => length > 0);
  return (
    <Section
      section={section}
      action={
        <a href="/cv.pdf" download={cvFileName} className={buttonVariants({ variant: "secondary", size: "small" })}>
          <Icon name="download" />
          Download CV
        </a>
      }
    >
      {lists.length > 0 && (
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:auto-cols-fr lg:grid-flow-col">
          {lists.map((entries, index) => (
            <RecentEntries key={index} entries={entries} isAlone={lists.length === 1} />
          ))}
        </div>
      )}
      {timeline.earlier.length > 0 && <EarlierEntries entries={timeline.earlier} />}
      <Records records={records} className={lists.length > 0 ? "mt-9 lg:mt-16" : undefined} />
    </Section>
  );
}
