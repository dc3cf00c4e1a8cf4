import type { Metadata } from "next";
import { AnySection } from "@/components/sections/any-section";
import { Hero } from "@/components/sections/hero/hero";
import { Trail } from "@/components/sections/trail";
import { getPortfolio } from "./portfolio";
import { publicUrl } from "./site-metadata";
import { StructuredData } from "./structured-data";

export const metadata: Metadata = {
  alternates: { canonical: "/", types: { "application/json": [{ url: "/resume.json", title: "CV as JSON Resume" }] } },
};

export default function HomePage() {
  const { sections, assistant, ...portfolio } = getPortfolio();
  return (
    <>
      <StructuredData {...portfolio} publicUrl={publicUrl} />
      <Hero {...portfolio} firstSection={sections[0]?.id} hasAssistant={assistant !== undefined} />
      <Trail {...portfolio} sections={sections}>
        {sections.map((section) => (
          <AnySection key={section.id} section={section} />
        ))}
      </Trail>
    </>
  );
}
