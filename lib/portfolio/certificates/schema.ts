import { z } from "zod";
import { day, imagePath, slug, text, uniqueBy, webUrl } from "../schema/fields";

const certificate = z.strictObject({
  /** Used in the certificate's link: `/#certificate-ID`. */
  id: slug,
  title: text(400),
  issuer: text(300).optional(),
  /** The date as printed on the certificate. */
  date: text(80).optional(),
  /** The same date as YYYY-MM-DD, YYYY-MM or YYYY, for structured data. */
  isoDate: day.optional(),
  /** Without an image, the card shows the title in large letters. */
  image: imagePath.optional(),
  /** The issuer's page for verifying the certificate. */
  verifyUrl: webUrl.optional(),
  /** Skills that the certificate covers, using the same names as in content/about.ts. */
  skills: z.array(text(200)).default([]),
});

export const certificatesSchema = z.strictObject({
  introduction: text(1000),
  certificates: z.array(certificate).superRefine(uniqueBy("id")),
});

export type Certificate = z.infer<typeof certificate>;
export type Certificates = z.infer<typeof certificatesSchema>;
