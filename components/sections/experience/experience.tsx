import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ExternalLink, linkVariants } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import { portfolio } from "@/lib/portfolio/portfolio";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { Section } from "../section";

const { timeline, cv } = portfolio;

function Where({ subheading, url, place }: Portfolio["timeline"][number]) {
  const name =
    url && subheading ? (
      <ExternalLink href={url} className={linkVariants({ variant: "text" })}>
        {subheading}
      </ExternalLink>
    ) : (
      subheading
    );
  return (
    <p>
      {name}
      {place && (subheading ? `, ${place}` : place)}
    </p>
  );
}

export function Experience() {
  return (
    <Section id="experience">
      <ol className="timeline">
        {timeline.map((entry, index) => (
          <li key={index} data-ongoing={entry.isOngoing || undefined}>
            <p className="meta">
              {entry.period} <span>{entry.kind}</span>
            </p>
            <div>
              <h3>{entry.heading}</h3>
              {(entry.subheading ?? entry.place) && <Where {...entry} />}
            </div>
            {entry.points.length > 0 && (
              <ul>
                {entry.points.map((point, place) => (
                  <li key={place}>
                    <Markdown>{point}</Markdown>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
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
