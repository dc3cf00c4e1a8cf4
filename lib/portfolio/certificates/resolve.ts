import type { Certificate, Certificates } from "./schema";

interface CertificatesFacts {
  content: { certificates: Certificates };
  certificates: Certificate[];
  contactAnchor: string;
}

export function resolveCertificates({ content, certificates, contactAnchor }: CertificatesFacts) {
  if (certificates.length === 0) return undefined;
  return {
    kind: "certificates" as const,
    introduction: content.certificates.introduction,
    certificates,
    contactAnchor,
  };
}
