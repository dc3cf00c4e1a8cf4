import { certificates } from "@/content/certificates";
import { site } from "@/content/site";

/** The owner's order of the sections; with fewer of them one stands for another. */
export const [firstSection = "home", secondSection = firstSection] = site.sections;
export const [lastButOneSection = "home", lastSection = lastButOneSection] = site.sections.slice(-2);

/** What the menus call a section or a page. */
export const labelOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

export const shownCertificates = site.sections.includes("certificates") ? certificates.certificates : [];
