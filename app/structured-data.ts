import type { CreativeWork, EducationalOccupationalCredential, Graph, Person, WebSite } from "schema-dts";
import { certificateAnchor } from "@/lib/links";
import { portfolio } from "@/lib/portfolio/portfolio";
import { publicUrl } from "./site-metadata";

export function describeSite(): Graph {
  const { owner, cv, description, skills, certificates, profiles } = portfolio;
  // Without the site's URL, readers resolve paths against the page's.
  const link = (path: string) => (publicUrl ? new URL(path, publicUrl).href : path);
  const personId = link("/#person");
  const certificateId = (id: string) => link(`/#${certificateAnchor(id)}`);

  const otherNames = [owner.nickname, owner.latinName].filter((name) => name !== undefined);
  const person: Person = {
    "@type": "Person",
    "@id": personId,
    name: owner.name,
    alternateName: otherNames.length > 0 ? otherNames : undefined,
    givenName: owner.given,
    familyName: owner.family || undefined,
    jobTitle: owner.role,
    description,
    url: publicUrl?.href,
    image: link(owner.portrait.src),
    email: `mailto:${owner.email}`,
    telephone: owner.phone,
    address: {
      "@type": "PostalAddress",
      addressLocality: owner.location.city,
      addressCountry: owner.location.countryCode,
    },
    sameAs: profiles.map(({ url }) => url),
    alumniOf: cv.studies
      .filter(({ school }) => school)
      .map(({ school, url }) => ({ "@type": "EducationalOrganization", name: school, url })),
    worksFor: cv.employers.map(({ organisation, url }) => ({ "@type": "Organization", name: organisation, url })),
    knowsLanguage: cv.languages.map(({ name }) => ({ "@type": "Language", name })),
    knowsAbout: skills.map(({ name }) => name),
    award: cv.awards.map(({ title, issuer }) => (issuer ? `${title}, ${issuer}` : title)),
    hasCredential: certificates.map((certificate) => ({ "@id": certificateId(certificate.id) })),
  };

  const website: WebSite = {
    "@type": "WebSite",
    "@id": link("/#website"),
    url: publicUrl?.href,
    name: owner.name,
    description,
    inLanguage: "en",
    author: { "@id": personId },
  };

  const credentials = certificates.map((certificate): EducationalOccupationalCredential => ({
    "@type": "EducationalOccupationalCredential",
    "@id": certificateId(certificate.id),
    name: certificate.title,
    credentialCategory: "certificate",
    dateCreated: certificate.isoDate,
    image: certificate.image && link(certificate.image),
    url: certificate.verifyUrl,
    recognizedBy: certificate.issuer ? { "@type": "Organization", name: certificate.issuer } : undefined,
    about: certificate.skills,
  }));

  const publications = cv.publications.map(({ title, publisher, date, url }): CreativeWork => ({
    "@type": "CreativeWork",
    name: title,
    author: { "@id": personId },
    datePublished: date,
    url,
    publisher: publisher ? { "@type": "Organization", name: publisher } : undefined,
  }));

  return { "@context": "https://schema.org", "@graph": [person, website, ...credentials, ...publications] };
}
