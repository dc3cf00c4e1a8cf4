import type { ReactElement } from "react";
import type { Section } from "@/lib/portfolio/sections";
import { About } from "./about/about";
import { Certificates } from "./certificates/certificates";
import { Contact } from "./contact/contact";
import { Experience } from "./experience/experience";
import { OwnSection } from "./own-section";
import { Services } from "./services/services";
import { Work } from "./work/work";

/** The component of each kind of section in lib/portfolio/sections.ts. */
export function AnySection({ section }: { section: Section }): ReactElement {
  switch (section.kind) {
    case "about":
      return <About section={section} />;
    case "work":
      return <Work section={section} />;
    case "experience":
      return <Experience section={section} />;
    case "services":
      return <Services section={section} />;
    case "certificates":
      return <Certificates section={section} />;
    case "contact":
      return <Contact section={section} />;
    case "own":
      return <OwnSection section={section} />;
  }
}
