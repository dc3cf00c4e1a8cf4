/** What a content file imports. */
export { defineContent } from "./define-content";
export {
  aboutSchema,
  assistantSchema,
  certificatesSchema,
  contactSchema,
  cvSchema,
  heroSchema,
  projectsSchema,
  servicesSchema,
} from "./sections";
export { siteSchema } from "./site";
