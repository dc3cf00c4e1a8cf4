import { defineContent } from "./schema/define-content";
import { contactSchema } from "./schema/sections";

export const contact = defineContent("content/contact.ts", contactSchema, {
  introduction:
    "Tell me what you're planning. A website, a poster or just a question: a few lines are enough, and I'll get back to you.",
  replyTime: "Usually replies within a day",
});
