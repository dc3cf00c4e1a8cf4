import { about } from "./about";
import { cv } from "./cv";
import { projects } from "./projects";
import { defineContent } from "./schema/define-content";
import { describeAvailability, formatPeriod } from "./schema/facts";
import { assistantSchema } from "./schema/sections";
import type { SectionId } from "./schema/site";
import { services } from "./services";
import { site } from "./site";

const list = new Intl.ListFormat("en-GB");
const shows = (section: SectionId) => site.sections.includes(section);
const linkTo = (section: SectionId, label: string) => (shows(section) ? { label, href: `/#${section}` } : undefined);
const hasSkills = shows("about") && about.skills.length > 0;
const skillNames = (least: number, below = 101) =>
  list.format(
    about.skills.filter((skill) => skill.percentage >= least && skill.percentage < below).map(({ name }) => name),
  );
const stack = [...new Set(projects.projects.flatMap((project) => project.stack))];
const strongest = skillNames(80);
const others = skillNames(strongest ? 50 : 0, 80);
const technologies = list.format(stack) || (hasSkills ? skillNames(0) : "");
const roles = [...new Set(projects.projects.map((project) => project.role.toLowerCase()))];
const [latest] = projects.projects;
const noneYet = "My first projects will be on this site soon.";

const offer = `${shows("services") ? `I take on ${list.format(services.services.map(({ title }) => title.toLowerCase()))}. ` : ""}Tell me what you need and by when.`;
const available =
  site.availability && describeAvailability(site.availability).replace(/^./, (letter) => letter.toLowerCase());
const freelance = !available
  ? offer
  : site.availability?.isOpen
    ? `Yes: I am ${available} ${offer}`
    : `Not now: I am ${available}`;

const ways = [
  `Write to ${site.owner.email}`,
  ...(site.owner.phone ? [`call ${site.owner.phone.replaceAll(" ", "\u00a0")}`] : []),
];
const hasChannels = site.assistantChannels.some((id) => site.channels[id]);

const jobs = cv.experience.slice(0, 3).map((entry) => `${entry.title}, ${entry.organisation} (${formatPeriod(entry)})`);
const studies = cv.education
  .slice(0, 1)
  .map((entry) => ` Education: ${entry.degree}, ${entry.school} (${formatPeriod(entry)}).`);
const experience =
  jobs.length > 0
    ? `${jobs.join("; ")}.`
    : latest
      ? `My experience comes from my own projects: ${list.format(roles)}.`
      : noneYet;

export const assistant = defineContent("content/assistant.ts", assistantSchema, {
  greeting: "Hi there! 👋 I'm the portfolio assistant. What would you like to know about me?",
  faq: [
    ...(hasSkills
      ? [
          {
            id: "skills",
            question: "What are your skills?",
            answer: [strongest && `I'm strongest in ${strongest}.`, others && `I also work with ${others}.`]
              .join(" ")
              .trim(),
            link: linkTo("about", "See all skills"),
          },
        ]
      : []),
    {
      id: "projects",
      question: "What projects have you worked on?",
      answer: latest
        ? `My latest projects are ${list.format(projects.projects.map((project) => project.title))}. ${latest.title}: ${latest.summary}`
        : noneYet,
      link: { label: "Open the projects", href: "/projects" },
    },
    {
      id: "freelance",
      question: "Are you available for freelance work?",
      answer: freelance,
      link: linkTo("services", "See the services"),
    },
    {
      id: "experience",
      question: "What is your work experience?",
      answer: `${site.owner.role} in ${site.owner.location.city}. ${experience}${studies.join("")}`,
      link: linkTo("about", "Read more about me"),
    },
    {
      id: "technologies",
      question: "What technologies do you use?",
      answer: technologies ? `I work with ${technologies}.` : noneYet,
      link: { label: "Filter projects by technology", href: "/projects" },
    },
    {
      id: "contact",
      question: "How can I contact you?",
      answer: `${ways.join(hasChannels ? ", " : " or ")}${hasChannels ? ", or use one of these:" : "."}`,
      showSocials: hasChannels,
      link: linkTo("contact", "Go to the contact form"),
    },
  ],
});
