import { about } from "./about";
import { projects } from "./projects";
import { defineContent } from "./schema/define-content";
import { assistantSchema } from "./schema/sections";
import { services } from "./services";
import { site } from "./site";

const list = new Intl.ListFormat("en");
const skillNames = (least: number) =>
  list.format(about.skills.filter((skill) => skill.percentage >= least).map((skill) => skill.name));
const stack = [...new Set(projects.projects.flatMap((project) => project.stack))];
const roles = [...new Set(projects.projects.map((project) => project.role.toLowerCase()))];
const [latest] = projects.projects;
const noneYet = "The first of my projects is on its way to this site.";

export const assistant = defineContent("content/assistant.ts", assistantSchema, {
  greeting: "Hi there! 👋 I'm the portfolio assistant. What would you like to know about me?",
  faq: [
    {
      id: "skills",
      question: "What are your skills?",
      answer: `I am strongest in ${skillNames(80)}, and work with ${skillNames(50)} in most projects.`,
      link: { label: "See all skills", href: "/#about" },
    },
    {
      id: "projects",
      question: "What projects have you worked on?",
      answer: latest
        ? `Lately ${list.format(projects.projects.map((project) => project.title))}. ${latest.title}: ${latest.summary}`
        : noneYet,
      link: { label: "Open the projects", href: "/projects" },
    },
    {
      id: "freelance",
      question: "Are you available for freelance work?",
      answer: `Yes. I take on ${list.format(services.services.map((service) => service.title.toLowerCase()))}. Tell me what you need and by when.`,
      link: { label: "See the services", href: "/#services" },
    },
    {
      id: "experience",
      question: "What is your work experience?",
      answer: `${site.owner.role}, at work in ${site.owner.location.city}. ${latest ? `My experience comes from my own projects: ${list.format(roles)}.` : noneYet}`,
      link: { label: "Read more about me", href: "/#about" },
    },
    {
      id: "technologies",
      question: "What technologies do you use?",
      answer: `In projects so far: ${latest ? list.format(stack) : skillNames(0)}.`,
      link: { label: "Filter projects by technology", href: "/projects" },
    },
    {
      id: "contact",
      question: "How can I contact you?",
      answer: `Write to ${site.owner.email}, call ${site.owner.phone}, or use one of these:`,
      showSocials: true,
      link: { label: "Go to the contact form", href: "/#contact" },
    },
  ],
});
