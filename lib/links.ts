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

/** Id of a certificate's place on the page; `/#certificate-ID` is the address that can be shared. */
export const certificateAnchor = (id: string) => `certificate-${id}`;

/** `+977 000 000` becomes `tel:+977000000`. */
export const telephoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
