import type { CreativeWork, EducationalOccupationalCredential, Graph, Person, WebSite } from "schema-dts";
import { certificateAnchor, linkFrom } from "@/lib/links";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";

interface SiteFacts extends Pick<
  Portfolio,
  "owner" | "career" | "language" | "description" | "skills" | "certificates" | "profiles"
> {
  /** Undefined if the site's URL is not known. */
  publicUrl: URL | undefined;
}

export function describeSite(facts: SiteFacts): Graph {
  const { owner, career, language, description, skills, certificates, profiles, publicUrl } = facts;
  const link = linkFrom(publicUrl);
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
    alumniOf: career.studies
      .filter(({ organisation }) => organisation)
      .map(({ organisation, url }) => ({ "@type": "EducationalOrganization", name: organisation, url })),
    worksFor: career.employers.map(({ organisation, url }) => ({ "@type": "Organization", name: organisation, url })),
    knowsLanguage: career.languages.map(({ name }) => ({ "@type": "Language", name })),
    knowsAbout: skills.map(({ name }) => name),
    award: career.awards.map(({ name, by }) => (by ? `${name}, ${by}` : name)),
    hasCredential: certificates.map((certificate) => ({ "@id": certificateId(certificate.id) })),
  };

  const website: WebSite = {
    "@type": "WebSite",
    "@id": link("/#website"),
    url: publicUrl?.href,
    name: owner.name,
    description,
    inLanguage: language,
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

  const publications = career.publications.map(({ name, by, date, url }): CreativeWork => ({
    "@type": "CreativeWork",
    name,
    author: { "@id": personId },
    datePublished: date,
    url,
    publisher: by ? { "@type": "Organization", name: by } : undefined,
  }));

  return { "@context": "https://schema.org", "@graph": [person, website, ...credentials, ...publications] };
}

/** Escapes `<`, so that content cannot close the script element. */
export function StructuredData(facts: SiteFacts) {
  const json = JSON.stringify(describeSite(facts)).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
