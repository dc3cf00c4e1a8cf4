import type { Metadata } from "next";
import type { ComponentType } from "react";
import { About } from "@/components/sections/about/about";
import { Certificates } from "@/components/sections/certificates/certificates";
import { Contact } from "@/components/sections/contact/contact";
import { Hero } from "@/components/sections/hero/hero";
import { Services } from "@/components/sections/services/services";
import type { SectionId } from "@/content/schema/registry";
import { site } from "@/content/site";
import { describeOwner } from "./structured-data";

const sections: Record<SectionId, ComponentType<{ number: number }>> = {
  about: About,
  services: Services,
  certificates: Certificates,
  contact: Contact,
};

export const metadata: Metadata = {
  alternates: { canonical: "/", types: { "application/json": [{ url: "/resume.json", title: "CV as JSON Resume" }] } },
};

/** Escape `<`, so that content cannot close the script element. */
const structuredData = JSON.stringify(describeOwner()).replaceAll("<", "\\u003c");

export default function HomePage() {
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      <div>
        <Hero />
        {site.sections.map((id, index) => {
          const Section = sections[id];
          return <Section key={id} number={index + 1} />;
        })}
      </div>
    </>
  );
}
