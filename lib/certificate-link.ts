const ANCHOR_PREFIX = "certificate-";

/** Id of a certificate's place on the page; `/#certificate-ID` is the address that can be shared. */
export function certificateAnchor(id: string): string {
  return `${ANCHOR_PREFIX}${id}`;
}

/** Index of the certificate that an address names by its fragment (`#certificate-python`), or -1. */
export function findSharedCertificate(hash: string, certificates: readonly { id: string }[]): number {
  return certificates.findIndex(({ id }) => hash === `#${certificateAnchor(id)}`);
}
