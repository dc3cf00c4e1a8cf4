import { defineContent } from "./schema/define-content";
import { contactSchema } from "./schema/sections";

export const contact = defineContent("content/contact.ts", contactSchema, {
  title: "Tell me what you are planning",
  introduction: "A site, a poster, a question about either: write a few lines, and I'll get back to you.",
  replyTime: "Usually replies within a day",
});
