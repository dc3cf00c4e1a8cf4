import { contactSchema, defineContent } from "../lib/portfolio/schema";

export const contact = defineContent("content/contact.ts", contactSchema, {
  introduction: "Tell me what you’re planning: a website, a poster, or just a question. A few lines are enough.",
  replyTime: "I usually reply within a day.",
});
