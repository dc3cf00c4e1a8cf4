import { certificates } from "@/content/certificates";
import { site } from "@/content/site";

/** An owner may have fewer sections: one then stands in for another. */
export const [firstSection = "home", secondSection = firstSection] = site.sections;
export const [lastButOneSection = "home", lastSection = lastButOneSection] = site.sections.slice(-2);

export const labelOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

export const shownCertificates = site.sections.includes("certificates") ? certificates.certificates : [];
