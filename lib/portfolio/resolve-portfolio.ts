import { offerAccents } from "../accent";
import { certificateAnchor } from "../links";
import { formatHeight, formatPercentage } from "../text";
import { findEvidence } from "./about/evidence";
import { groupSkills } from "./about/skills";
import { answerQuestions } from "./assistant/answers";
import { resolveCareer } from "./career";
import type { Content } from "./content";
import { resolveNavigation } from "./navigation";
import { resolveOwnSection } from "./own/resolve";
import { listChannels } from "./owner/channels";
import { drawName, nameCvFile } from "./owner/names";
import { resolveOwner } from "./owner/resolve";
import { describeAvailability, describeStart, formatDay } from "./periods";
import { canDraw } from "./schema/letters";
import { SECTIONS, type Section } from "./sections";
import { canFilter, countTechnologies, findSpellings, unifySpelling } from "./technologies";
import { findSummit, listWaypoints } from "./trek";
import { describeCard, nameFirstWorks } from "./work/resolve";

/** What several sections and files say. Lists of what is switched off are empty. */
function resolveFacts(content: Content) {
  const { site } = content;
  const { language } = site;
  const isOn = (id: string) => site.sections.includes(id);
  const ownSkills = isOn("about") ? content.about.skills : [];
  const ownProjects = content.projects.projects;
  const ownCertificates = isOn("certificates") ? content.certificates.certificates : [];
  const ownServices = isOn("services") ? content.services.services : [];

  const spellings = findSpellings([
    ...ownSkills.map(({ name }) => name),
    ...ownProjects.flatMap(({ stack }) => stack),
    ...ownCertificates.flatMap(({ skills }) => skills),
    ...ownServices.flatMap(({ skills }) => skills),
  ]);
  const projects = ownProjects.map((project) => ({
    ...project,
    stack: unifySpelling(project.stack, spellings),
    card: describeCard(project, language),
  }));
  const certificates = ownCertificates.map((row) => ({
    ...row,
    date: row.date ?? (row.isoDate && formatDay(row.isoDate, language)),
    skills: unifySpelling(row.skills, spellings),
  }));
  const services = ownServices.map((row) => ({ ...row, skills: unifySpelling(row.skills, spellings) }));
  const skills = ownSkills.map((skill) => ({
    ...skill,
    isBrand: !skill.icon.startsWith("lucide:"),
    rating: skill.percentage === undefined ? skill.level : formatPercentage(skill.percentage, language),
    evidence: findEvidence(skill.name, projects, certificates),
  }));
  const contactHref = isOn("contact") ? "/#contact" : `mailto:${site.owner.email}`;
  return {
    content,
    language,
    owner: resolveOwner(site.owner),
    availability: site.availability && describeAvailability(site.availability, language),
    skills,
    skillGroups: groupSkills(skills),
    projects,
    services,
    certificates,
    career: resolveCareer(content.cv, language),
    cvFileName: nameCvFile(drawName(site.owner, canDraw).full),
    /** To the contact form, or else to an email. `contactAnchor` is for links on the home page. */
    contactHref,
    contactAnchor: contactHref.replace("/#", "#"),
  };
}

type Facts = ReturnType<typeof resolveFacts>;

function resolveSection(id: string, facts: Facts) {
  const { ownSections, headings, listed } = facts.content.site;
  const own = ownSections[id];
  if (own) return { id, heading: own.heading, isListed: listed?.includes(id) ?? true, ...resolveOwnSection(own) };
  const known = SECTIONS.find((section) => section.id === id);
  if (!known) throw new Error(`There is no section called ${id}.`);
  const body = known.resolve(facts);
  if (!body) return undefined;
  const heading = headings[known.id] ?? ("heading" in body ? body.heading : known.heading);
  return { id, isListed: listed?.includes(id) ?? known.isListed, ...body, heading };
}

/** The sections of the home page in the owner's order, without those that are switched off or empty. */
function resolveSections(facts: Facts): Section[] {
  const { site } = facts.content;
  const { language } = site;
  const sections = site.sections.map((id) => resolveSection(id, facts)).filter((section) => section !== undefined);
  const waypoints = listWaypoints(site.landscape ? site.trek : undefined, sections.length).map((waypoint) => ({
    ...waypoint,
    elevation: formatHeight(waypoint.height, language),
  }));
  return sections.map((section, index) => ({
    ...section,
    waypoint: waypoints[index],
    isLast: index === sections.length - 1,
  }));
}

/** As Open Graph writes it. */
function nameLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

const isProfile = ({ url }: { url: string }) => url.startsWith("https:");

function resolveWelcome({ welcome }: Content["site"], hasProjects: boolean) {
  if (welcome !== true) return welcome;
  const invitation = hasProjects ? "explore my projects and get in touch" : "get in touch";
  return { title: "Welcome to my portfolio!", description: `Thanks for visiting. Feel free to ${invitation}!` };
}

/** Works out what the site says, from the owner's words. Lists of what is switched off are empty. */
export function resolvePortfolio(content: Content) {
  const { site, about } = content;
  const { accent, channels } = site;
  const facts = resolveFacts(content);
  const { owner, availability, skills, projects, services, certificates, career, contactHref, contactAnchor } = facts;
  const sections = resolveSections(facts);
  const paragraphs = site.sections.includes("about") ? about.paragraphs : [];
  const footerChannels = listChannels(site.footerChannels, channels);
  const assistantChannels = listChannels(site.assistantChannels, channels);
  const answers = answerQuestions(content.assistant.faq, {
    site,
    sections,
    skills,
    projects,
    services,
    career,
    hasChannels: assistantChannels.length > 0,
  });
  const hasAssistant = site.assistant && answers.length > 0;
  const summit = site.landscape && site.summit && findSummit(site.summit, site.language);

  return {
    title: `${owner.name} · ${owner.role}`,
    description: site.description,
    /** The language that the owner writes in, and its territory, such as `pt_BR`. */
    language: site.language,
    locale: nameLocale(site.language),
    owner,
    /** A sentence, such as `Available from January 2027 for internships.` */
    availability,
    /** How that sentence begins: when. */
    availabilityStart: site.availability && describeStart(site.availability, site.language),

    sections,
    ...resolveNavigation(sections, projects.length > 0, site),
    contactHref,
    contactAnchor,
    /** What a link can lead to, by page. */
    anchors: {
      "/": ["home", ...sections.map(({ id }) => id), ...certificates.map(({ id }) => certificateAnchor(id))],
      "/projects": projects.map(({ id }) => id),
    },

    hero: content.hero,
    /** What the first screen leads to. */
    firstWorks: nameFirstWorks(projects),
    paragraphs,
    /** What a CV begins with. */
    profile: paragraphs.length > 0 ? paragraphs : [site.description],
    skills,
    skillGroups: facts.skillGroups,
    services,
    certificates,
    projects,
    projectsPage: {
      /** In the menus. */
      label: site.headings.projects ?? "Projects",
      title: content.projects.title,
      introduction: content.projects.introduction,
      /** Those that the page can filter by. */
      technologies: canFilter(projects) ? countTechnologies(projects.map(({ stack }) => stack)) : [],
    },
    career,
    cv: {
      ownFile: site.cv.file,
      /** The networks that the CV names. */
      profiles: listChannels(site.cv.channels ?? site.footerChannels, channels).filter(isProfile),
      fileName: facts.cvFileName,
    },

    codeHosting: site.codeHosting,
    channels,
    footerChannels,
    assistantChannels,
    profiles: footerChannels.filter(isProfile),
    /** Undefined if it is switched off or has no questions. */
    assistant: hasAssistant
      ? { greeting: content.assistant.greeting, questions: answers, channels: assistantChannels }
      : undefined,

    welcome: resolveWelcome(site, projects.length > 0),
    openingScreen: site.openingScreen,
    wordmark: site.wordmark,
    /** Undefined for a plain page, which has no trek and no summit either. */
    landscape: site.landscape || undefined,
    summit: summit || undefined,
    accent,
    accents: offerAccents(accent, site.accents, owner.firstName),
    accounts: site.accounts,
    analytics: site.analytics,
    newsletter: site.newsletter,
    buildLine: site.buildLine,
    /** The pages for search engines. */
    pages: [
      ...new Set([
        "/",
        ...(projects.length > 0 ? ["/projects"] : []),
        ...site.headerLinks.map(({ href }) => href).filter((href) => /^\/[^#?.]+$/.test(href)),
      ]),
    ],
  };
}

export type Portfolio = ReturnType<typeof resolvePortfolio>;
