import { assistantSchema, defineContent } from "../lib/portfolio/schema";

export const assistant = defineContent("content/assistant.ts", assistantSchema, {
  greeting: "Hi there! 👋 I'm the portfolio assistant. What would you like to know about me?",
  faq: [
    { id: "skills", question: "What are your skills?" },
    { id: "projects", question: "What projects have you worked on?" },
    { id: "freelance", question: "Are you available for freelance work?" },
    { id: "experience", question: "What is your work experience?" },
    { id: "technologies", question: "What technologies do you use?" },
    { id: "contact", question: "How can I contact you?" },
  ],
});
