import { describeAvailability, formatPeriod, isShown } from "@/lib/facts";
import type { SectionId } from "@/lib/portfolio/schema/registry";
import type { About, Assistant, Cv, Project, Services } from "@/lib/portfolio/schema/sections";
import type { Site } from "@/lib/portfolio/schema/site";

interface Content {
  assistant: Assistant;
  site: Site;
  about: About;
  cv: Cv;
  projects: { projects: Project[] };
  services: Services;
}

interface Answer {
  answer: string;
  showSocials?: boolean;
  link?: { label: string; href: string };
}

const list = new Intl.ListFormat("en-GB");
const listUnique = (texts: string[]) => list.format(new Set(texts));

/** Lowercases capitalised words: 'Web Development' becomes 'web development', but 'UX design' is unchanged. */
const toMidSentence = (text: string) => text.replaceAll(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

const linkTo = (site: Site, section: SectionId, label: string) =>
  isShown(site, section) ? { label, href: `/#${section}` } : undefined;

function answerSkills({ site, about }: Content): Answer | undefined {
  if (!isShown(site, "about") || about.skills.length === 0) return undefined;
  const isStrong = ({ percentage = 0 }: { percentage?: number }) => percentage >= 80;
  const strongest = about.skills.filter(isStrong);
  const others = about.skills.filter(
    (skill) => !isStrong(skill) && (strongest.length === 0 || (skill.percentage ?? 50) >= 50),
  );
  const sentences = [
    strongest.length > 0 && `I’m strongest in ${list.format(strongest.map(({ name }) => name))}.`,
    others.length > 0 &&
      `I ${strongest.length > 0 ? "also " : ""}work with ${list.format(others.map(({ name }) => name))}.`,
  ];
  return { answer: sentences.filter(Boolean).join(" "), link: linkTo(site, "about", "See all skills") };
}

function answerProjects({ projects: { projects } }: Content): Answer | undefined {
  const [latest] = projects;
  if (!latest) return undefined;
  const titles = list.format(projects.map(({ title }) => title));
  const answer = `My latest projects are ${titles}. ${latest.title}: ${latest.summary}`;
  return { answer, link: { label: "Open the projects", href: "/projects" } };
}

function answerFreelance({ site, services }: Content): Answer {
  const titles = services.services.map(({ title }) => toMidSentence(title));
  const offer = isShown(site, "services") ? `I take on ${list.format(titles)}. ` : "";
  const invitation = `${offer}Tell me what you need and by when.`;
  const link = linkTo(site, "services", "See the services");
  if (!site.availability) return { answer: invitation, link };
  const availability = describeAvailability(site.availability).replace(/^./, (letter) => letter.toLowerCase());
  const answer = site.availability.isOpen ? `Yes, I’m ${availability} ${invitation}` : `Not now: I’m ${availability}`;
  return { answer, link };
}

function describeExperience({ cv, projects: { projects } }: Content): string | undefined {
  const jobs = cv.experience.slice(0, 3);
  if (jobs.length > 0)
    return `${jobs.map((job) => `${job.title}, ${job.organisation} (${formatPeriod(job)})`).join("; ")}.`;
  if (projects.length === 0) return undefined;
  return `My experience comes from my own projects: ${listUnique(projects.map(({ role }) => toMidSentence(role)))}.`;
}

function answerExperience(content: Content): Answer {
  const { site, cv } = content;
  const sentences = [`${site.owner.role} in ${site.owner.location.city}.`, describeExperience(content)];
  const [study] = cv.education;
  if (study) sentences.push(`Education: ${study.degree}, ${study.school} (${formatPeriod(study)}).`);
  return { answer: sentences.filter(Boolean).join(" "), link: linkTo(site, "about", "Read more about me") };
}

function answerTechnologies({ site, about, projects: { projects } }: Content): Answer | undefined {
  const skills = isShown(site, "about") ? about.skills.map(({ name }) => name) : [];
  const technologies = listUnique(projects.flatMap(({ stack }) => stack)) || list.format(skills);
  if (!technologies) return undefined;
  const link = projects.length > 0 ? { label: "Filter projects by technology", href: "/projects" } : undefined;
  return { answer: `I work with ${technologies}.`, link };
}

function answerContact({ site }: Content): Answer {
  const { email, phone } = site.owner;
  const ways = [`Email ${email}`, ...(phone ? [`call ${phone.replaceAll(" ", "\u00a0")}`] : [])];
  const showSocials = site.assistantChannels.some((id) => site.channels[id]);
  const answer = showSocials ? `${ways.join(", ")}, or pick a channel:` : `${ways.join(" or ")}.`;
  return { answer, showSocials, link: linkTo(site, "contact", "Go to the contact form") };
}

/** Answers each of the assistant's questions with the owner's text, or with one generated from the other content. */
export function answerQuestions(content: Content) {
  const known: Record<string, Answer | undefined> = {
    skills: answerSkills(content),
    projects: answerProjects(content),
    freelance: answerFreelance(content),
    experience: answerExperience(content),
    technologies: answerTechnologies(content),
    contact: answerContact(content),
  };
  return content.assistant.faq.flatMap((row) => {
    const answer = row.answer ?? known[row.id]?.answer;
    return answer ? [{ ...known[row.id], ...row, answer }] : [];
  });
}
