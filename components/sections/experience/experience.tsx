import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ExternalLink, linkVariants } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import { portfolio } from "@/lib/portfolio/portfolio";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { Section } from "../section";

const { timeline, cv } = portfolio;

function Where({ organisation, url, place }: Portfolio["timeline"][number]) {
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
              <h3>{entry.title}</h3>
              <Where {...entry} />
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
