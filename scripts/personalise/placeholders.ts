/** Drawn in place of photos that the owner has not added yet. */
export const PLACEHOLDERS = {
  portrait: { src: "/images/placeholder-portrait.webp", width: 1200, height: 1500 },
  certificate: { src: "/images/certificates/placeholder-certificate.webp", width: 1600, height: 1131 },
};
