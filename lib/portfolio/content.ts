import type { z } from "zod";
import type * as schema from "./schema";

/** The owner's words, by content file. */
export interface Content {
  about: z.output<typeof schema.aboutSchema>;
  assistant: z.output<typeof schema.assistantSchema>;
  certificates: z.output<typeof schema.certificatesSchema>;
  contact: z.output<typeof schema.contactSchema>;
  cv: z.output<typeof schema.cvSchema>;
  hero: z.output<typeof schema.heroSchema>;
  projects: z.output<typeof schema.projectsSchema>;
  services: z.output<typeof schema.servicesSchema>;
  site: z.output<typeof schema.siteSchema>;
}
