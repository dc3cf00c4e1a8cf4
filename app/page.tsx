import type { Metadata } from "next";
import type { ComponentType } from "react";
import { About } from "@/components/sections/about/about";
import { Certificates } from "@/components/sections/certificates/certificates";
import { Contact } from "@/components/sections/contact/contact";
import { Experience } from "@/components/sections/experience/experience";
import { Hero } from "@/components/sections/hero/hero";
import { OwnSection } from "@/components/sections/own-section";
import { Services } from "@/components/sections/services/services";
import { Trail } from "@/components/sections/trail";
import { Work, WORK_RATIO } from "@/components/sections/work/work";
import { measurePixelWidths } from "@/lib/images/server/pixel-widths";
import { portfolio } from "@/lib/portfolio/portfolio";
import type { Section } from "@/lib/portfolio/sections";
import { measureBearing, measureDisplayWidth } from "./display-width";
import { describeSite } from "./structured-data";

const { owner, work } = portfolio;
const pictures = work.pictured.flatMap(({ image }) => image ?? []);
const nameWidth = Math.max(...owner.firstName.split(/[\s-]/).map(measureDisplayWidth));
const typingWidth = Math.max(...portfolio.hero.typedWords.map(measureDisplayWidth));
const bearings = { greeting: measureBearing(portfolio.hero.greeting), name: measureBearing(owner.firstName) };
const emailWidth = measureDisplayWidth(owner.email);
const pixelWidths = await measurePixelWidths(pictures, WORK_RATIO);

const components: Record<Section["kind"], ComponentType<{ id: string }>> = {
  about: About,
  work: () => <Work pixelWidths={pixelWidths} />,
  experience: Experience,
  services: Services,
  certificates: Certificates,
  contact: () => <Contact emailWidth={emailWidth} />,
  own: OwnSection,
};

export const metadata: Metadata = {
  alternates: { canonical: "/", types: { "application/json": [{ url: "/resume.json", title: "CV as JSON Resume" }] } },
};

/** Escape `<`, so that content cannot close the script element. */
const structuredData = JSON.stringify(describeSite()).replaceAll("<", "\\u003c");

export default function HomePage() {
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      <Hero nameWidth={nameWidth} typingWidth={typingWidth} bearings={bearings} />
      <Trail>
        {portfolio.sections.map(({ id, kind }) => {
          const Component = components[kind];
          return <Component key={id} id={id} />;
        })}
      </Trail>
    </>
  );
}
