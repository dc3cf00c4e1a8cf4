import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Image } from "@/components/ui/image";
import { linkVariants } from "@/components/ui/link";
import { TitlePlate } from "@/components/ui/title-plate";
import { projectsHref } from "@/lib/links";
import { portfolio } from "@/lib/portfolio/portfolio";
import { Section } from "../section";

const NEWEST_PROJECTS = 2;

export function Work() {
  return (
    <Section
      id="work"
      className="bg-sunken"
      action={
        <Link href={projectsHref()} className={linkVariants({ variant: "onward", className: "-mx-1 print:hidden" })}>
          All projects
          <Icon name="arrow-right" className="size-4" />
        </Link>
      }
    >
      <ul className="recent-work">
        {portfolio.projects.slice(0, NEWEST_PROJECTS).map(({ id, title, summary, card, image }) => (
          <li key={id}>
            <Link href={`${projectsHref()}#${id}`}>
              {image ? (
                <Image
                  src={image}
                  alt=""
                  width={1600}
                  height={1000}
                  // On high-density phones, a half-width image still looks sharp and saves data.
                  sizes="(min-width: 64rem) 37rem, (min-width: 40rem) 50vw, (max-resolution: 2dppx) 90vw, 50vw"
                />
              ) : (
                <TitlePlate
                  title={title}
                  className="min-[22rem]:max-sm:p-4 min-[22rem]:max-sm:text-xl min-[22rem]:max-sm:[&>span]:line-clamp-2"
                />
              )}
              <h3>{title}</h3>
              {card.year && <span className="meta">{card.year}</span>}
              {summary && <p>{summary}</p>}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
