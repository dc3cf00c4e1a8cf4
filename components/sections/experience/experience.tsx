import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ExternalLink, linkVariants } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import { cv } from "@/content/cv";
import { site } from "@/content/site";
import { drawnName } from "@/lib/facts";
import { Section } from "../section";
import { listTimeline } from "./timeline";

type Entry = ReturnType<typeof listTimeline>[number];

function Where({ organisation, url, place }: Entry) {
  return (
    <p>
      {url ? (
        <ExternalLink href={url} className={linkVariants({ variant: "text" })}>
          {organisation}
        </ExternalLink>
      ) : (
        organisation
      )}
      {place && `, ${place}`}
    </p>
  );
}

export function Experience({ number }: { number: number }) {
  return (
    <Section id="experience" number={number} title="Experience">
      <ol className="timeline">
        {listTimeline(cv).map((entry) => (
          <li key={`${entry.start} ${entry.title} ${entry.organisation}`} data-ongoing={entry.isOngoing || undefined}>
            <p className="meta">
              {entry.period} <span>{entry.kind}</span>
            </p>
            <div>
              <h3>{entry.title}</h3>
              <Where {...entry} />
            </div>
            <ul>
              {entry.points.map((point) => (
                <li key={point}>
                  <Markdown>{point}</Markdown>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <a
        href="/cv.pdf"
        download={drawnName(site.owner).cvFile}
        className={buttonVariants({ variant: "secondary", className: "mt-8 lg:mt-12 print:hidden" })}
      >
        <Icon name="download" />
        Download CV
      </a>
    </Section>
  );
}
