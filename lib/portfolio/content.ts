import type { z } from "zod";
import * as schema from "./schema";

/** The schema of each file in content/. */
export const CONTENT_SCHEMAS = {
  about: schema.aboutSchema,
  assistant: schema.assistantSchema,
  certificates: schema.certificatesSchema,
  contact: schema.contactSchema,
  cv: schema.cvSchema,
  hero: schema.heroSchema,
  projects: schema.projectsSchema,
  services: schema.servicesSchema,
  site: schema.siteSchema,
};

/** The owner's words, by content file. */
export type Content = { [File in keyof typeof CONTENT_SCHEMAS]: z.output<(typeof CONTENT_SCHEMAS)[File]> };

/** The same as written, where what has a default can be left out. */
export type ContentInput = { [File in keyof typeof CONTENT_SCHEMAS]: z.input<(typeof CONTENT_SCHEMAS)[File]> };

/** Whether every content file could be read. */
export function isWhole(content: Partial<Content>): content is Content {
  return Object.keys(CONTENT_SCHEMAS).every((file) => file in content);
}
