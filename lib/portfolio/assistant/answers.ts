import { endSentence, inPlace } from "../../text";
import type { About } from "../about/schema";
import type { Career } from "../career";
import type { Availability, Owner } from "../owner/schema";
import { describeAvailability } from "../periods";
import type { Service } from "../services/schema";
import { canFilter } from "../technologies";
import type { Project } from "../work/schema";
import type { Assistant } from "./schema";

/** Empty lists stand for what the owner hides or has not got. */
interface Facts {
  site: { owner: Owner; availability?: Availability; language: string };
  sections: readonly { id: string }[];
  skills: readonly About["skills"][number][];
  projects: readonly Project[];
  services: readonly Pick<Service, "title">[];
  career: Pick<Career, "jobs" | "studies">;
  hasChannels: boolean;
}

interface Answer {
  answer: string;
  showSocials?: boolean;
  link?: { label: string; href: string };
}

const LATEST_PROJECTS = 4;

const list = ({ site }: Pick<Facts, "site">, texts: Iterable<string>) =>
  new Intl.ListFormat(site.language).format(new Set(texts));

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

function linkTo({ sections }: Facts, id: string, label: string) {
  return sections.some((section) => section.id === id) ? { label, href: `/#${id}` } : undefined;
}

function answerSkills(facts: Facts): Answer | undefined {
  const { skills } = facts;
  if (skills.length === 0) return undefined;
  const isStrong = ({ percentage = 0 }: { percentage?: number }) => percentage >= 80;
  const strongest = skills.filter(isStrong);
  const others = skills.filter(
    (skill) => !isStrong(skill) && (strongest.length === 0 || (skill.percentage ?? 50) >= 50),
  );
  const sentences = [
    strongest.length > 0 && endSentence(`I’m strongest in ${list(facts, namesOf(strongest))}`),
    others.length > 0 &&
      endSentence(`I ${strongest.length > 0 ? "also " : ""}work with ${list(facts, namesOf(others))}`),
  ];
  return { answer: sentences.filter(Boolean).join(" "), link: linkTo(facts, "about", "See all skills") };
}

function answerProjects(facts: Facts): Answer | undefined {
  const { projects } = facts;
  const [latest] = projects;
  if (!latest) return undefined;
  const titles = titlesOf(projects.slice(0, LATEST_PROJECTS));
  const answer = [
    endSentence(`My latest ${titles.length > 1 ? "projects are" : "project is"} ${list(facts, titles)}`),
    latest.summary && `${latest.title}: ${latest.summary}`,
  ];
  return { answer: answer.filter(Boolean).join(" "), link: { label: "Open the projects", href: "/projects" } };
}

function answerFreelance(facts: Facts): Answer {
  const { site, services } = facts;
  const offer = services.length > 0 ? `${endSentence(`I take on ${list(facts, titlesOf(services))}`)} ` : "";
  const invitation = `${offer}Tell me what you need and by when.`;
  const link = linkTo(facts, "services", "See the services");
  if (!site.availability) return { answer: invitation, link };
  const availability = describeAvailability(site.availability, site.language).replace(/^./, (letter) =>
    letter.toLowerCase(),
  );
  const answer = site.availability.isOpen ? `Yes, I’m ${availability} ${invitation}` : `Not now: I’m ${availability}`;
  return { answer, link };
}

function describeEntry({ name, by, period }: Career["jobs" | "studies"][number]): string {
  const entry = [name, by].filter(Boolean).join(", ");
  return period ? `${entry} (${period})` : entry;
}

function describeExperience(facts: Facts): string | undefined {
  const { career, projects } = facts;
  const jobs = career.jobs.slice(0, 3);
  if (jobs.length > 0) {
    return endSentence(jobs.map(describeEntry).join("; "));
  }
  const roles = projects.flatMap(({ role }) => role ?? []);
  return roles.length > 0 ? endSentence(`My experience comes from my own projects: ${list(facts, roles)}`) : undefined;
}

function answerExperience(facts: Facts): Answer {
  const { owner } = facts.site;
  const sentences = [endSentence(`${owner.role} ${inPlace(owner.location.city)}`), describeExperience(facts)];
  const [study] = facts.career.studies;
  if (study) sentences.push(endSentence(`Education: ${describeEntry(study)}`));
  const link = linkTo(facts, "experience", "See my experience") ?? linkTo(facts, "about", "Read more about me");
  return { answer: sentences.filter(Boolean).join(" "), link };
}

function answerTechnologies(facts: Facts): Answer | undefined {
  const { skills, projects } = facts;
  const stacks = projects.flatMap(({ stack }) => stack);
  const technologies = list(facts, stacks) || list(facts, namesOf(skills));
  if (!technologies) return undefined;
  const link = canFilter(projects) ? { label: "Filter projects by technology", href: "/projects" } : undefined;
  return { answer: endSentence(`I work with ${technologies}`), link };
}

function answerContact(facts: Facts): Answer {
  const { email, phone } = facts.site.owner;
  const ways = [`Email ${email}`];
  if (phone) ways.push(`call ${phone.replaceAll(" ", "\u00a0")}`);
  const { hasChannels } = facts;
  const answer = hasChannels ? `${ways.join(", ")}, or pick a channel:` : `${ways.join(" or ")}.`;
  return { answer, showSocials: true, link: linkTo(facts, "contact", "Go to the contact form") };
}

/** Answers each of the assistant's questions with the owner's text, or with one made from the other content. */
export function answerQuestions(faq: Assistant["faq"], facts: Facts) {
  const known: Record<string, Answer | undefined> = {
    skills: answerSkills(facts),
    projects: answerProjects(facts),
    freelance: answerFreelance(facts),
    experience: answerExperience(facts),
    technologies: answerTechnologies(facts),
    contact: answerContact(facts),
  };
  return faq.flatMap((row): (Assistant["faq"][number] & Answer)[] => {
    const answer = row.answer ?? known[row.id]?.answer;
    const showSocials = facts.hasChannels && (row.showSocials ?? known[row.id]?.showSocials);
    return answer ? [{ ...known[row.id], ...row, answer, showSocials }] : [];
  });
}
