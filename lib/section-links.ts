/** What decides where a link can lead: the owner may switch sections off. */
interface LinkedSite {
  sections: readonly string[];
  owner: { email: string };
}

/**
 * Where a visitor can write: the contact section, or by mail where there is none.
 *
 * @param home Path of the landing page as seen from the page of the link; empty on the landing page itself.
 */
export function contactHref({ sections, owner }: LinkedSite, home: "" | "/" = ""): string {
  return sections.includes("contact") ? `${home}#contact` : `mailto:${owner.email}`;
}
