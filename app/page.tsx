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
import { Work } from "@/components/sections/work/work";
import { portfolio } from "@/lib/portfolio/portfolio";
import type { Section } from "@/lib/portfolio/sections";
import { describeSite } from "./structured-data";

const components: Record<Section["kind"], ComponentType<{ id: string }>> = {
  about: About,
  work: Work,
  experience: Experience,
  services: Services,
  certificates: Certificates,
  contact: Contact,
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
      <Hero />
      <Trail>
        {portfolio.sections.map(({ id, kind }) => {
          const Component = components[kind];
          return <Component key={id} id={id} />;
        })}
      </Trail>
    </>
  );
}
