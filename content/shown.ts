import type { SectionId } from "../lib/portfolio/schema/registry";
import { about } from "./about";
import { certificates } from "./certificates";
import { services } from "./services";
import { site } from "./site";

const isOn = (section: SectionId) => site.sections.includes(section);

/** The lists of the sections that are switched on. The content of a hidden section appears nowhere on the site. */
export const shown = {
  paragraphs: isOn("about") ? about.paragraphs : [],
  skills: isOn("about") ? about.skills : [],
  services: isOn("services") ? services.services : [],
  certificates: isOn("certificates") ? certificates.certificates : [],
};
