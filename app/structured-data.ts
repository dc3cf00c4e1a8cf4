import type { EducationalOccupationalCredential, Graph, Person, WebSite } from "schema-dts";
import { cv } from "@/content/cv";
import { shown } from "@/content/shown";
import { site } from "@/content/site";
import { certificateAnchor, listProfiles } from "@/lib/links";
import { siteUrl } from "./site-metadata";

export function describeOwner(): Graph {
  const { owner } = site;
  const personId = new URL("/#person", siteUrl).href;
  const certificateId = (id: string) => new URL(`/#${certificateAnchor(id)}`, siteUrl).href;

  const person: Person = {
    "@type": "Person",
    "@id": personId,
    name: owner.name,
    alternateName: owner.latinName,
    givenName: owner.firstName,
    jobTitle: owner.role,
    description: site.description,
    url: siteUrl.href,
    image: new URL(owner.portrait.src, siteUrl).href,
    email: `mailto:${owner.email}`,
    telephone: owner.phone,
    address: {
      "@type": "PostalAddress",
      addressLocality: owner.location.city,
      addressCountry: owner.location.countryCode,
    },
    sameAs: listProfiles(site).map(({ url }) => url),
    alumniOf: cv.education.map(({ school, url }) => ({ "@type": "EducationalOrganization", name: school, url })),
    worksFor: cv.experience
      .filter(({ end }) => !end)
      .map(({ organisation, url }) => ({ "@type": "Organization", name: organisation, url })),
    knowsLanguage: cv.languages.map(({ name }) => ({ "@type": "Language", name })),
    knowsAbout: shown.skills.map(({ name }) => name),
    hasCredential: shown.certificates.map((certificate) => ({ "@id": certificateId(certificate.id) })),
  };

  const website: WebSite = {
    "@type": "WebSite",
    "@id": new URL("/#website", siteUrl).href,
    url: siteUrl.href,
    name: owner.name,
    description: site.description,
    inLanguage: "en",
    author: { "@id": personId },
  };

  const credentials = shown.certificates.map((certificate): EducationalOccupationalCredential => ({
    "@type": "EducationalOccupationalCredential",
    "@id": certificateId(certificate.id),
    name: certificate.title,
    credentialCategory: "certificate",
    dateCreated: certificate.isoDate,
    image: new URL(certificate.image, siteUrl).href,
    url: certificate.verifyUrl,
    recognizedBy: { "@type": "Organization", name: certificate.issuer },
    about: certificate.skills,
  }));

  return { "@context": "https://schema.org", "@graph": [person, website, ...credentials] };
}
