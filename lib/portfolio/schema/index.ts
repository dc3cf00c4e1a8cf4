/** What a content file imports. */
export { aboutSchema } from "../about/schema";
export { assistantSchema } from "../assistant/schema";
export { certificatesSchema } from "../certificates/schema";
export { contactSchema } from "../contact/schema";
export { cvSchema } from "../experience/schema";
export { heroSchema } from "../hero/schema";
export { servicesSchema } from "../services/schema";
export { projectsSchema } from "../work/schema";
export { defineContent } from "./define-content";
export { siteSchema } from "./site";
