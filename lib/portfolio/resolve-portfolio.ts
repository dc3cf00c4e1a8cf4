import { offerAccents } from "../accent";
import { formatCoordinates } from "../coordinates";
import { certificateAnchor, telephoneHref } from "../links";
import { answerQuestions } from "./answers";
import { listChannels } from "./channels";
import type { Content } from "./content";
import { resolveEntries } from "./entries";
import { findEvidence } from "./evidence";
import { drawName, nameCvFile, splitName } from "./names";
import { resolveNavigation } from "./navigation";
import { describeAvailability, formatPeriod } from "./periods";
import { splitPoints } from "./points";
import { listRecords } from "./records";
import { canDraw } from "./schema/letters";
import { resolveSections } from "./sections";
import { groupSkills } from "./skills";
import { unifySpelling } from "./technologies";
import { resolveTimeline } from "./timeline";
import { findSummit } from "./trek";
import { resolveWork } from "./work";

const PROJECT_POINTS = 3;

/** What the project's card says: its year and its dates, which can both be missing, and its points. */
function describeCard({ year, start, end, points }: Content["projects"]["projects"][number]) {
  const [lastYear] = (end ?? start ?? "").split("-");
  return {
    year: year?.toString() ?? lastYear,
    dates: formatPeriod({ start, end }) || year?.toString(),
    ...splitPoints(points, PROJECT_POINTS),
  };
}

function resolveOwner({ owner }: Content["site"]) {
  return {
    ...owner,
    ...splitName(owner),
    phoneHref: owner.phone && telephoneHref(owner.phone),
    coordinates: formatCoordinates(owner.location),
  };
}

const isProfile = ({ url }: { url: string }) => url.startsWith("https:");

function resolveWelcome({ welcome }: Content["site"], hasProjects: boolean) {
  if (welcome !== true) return welcome;
  const invitation = hasProjects ? "explore my projects and get in touch" : "get in touch";
  return { title: "Welcome to my portfolio!", description: `Thanks for visiting. Feel free to ${invitation}!` };
}

/** Works out what the site says, from the owner's words. Lists of what is switched off are empty. */
export function resolvePortfolio(content: Content) {
  const { site, about, cv } = content;
  const { owner: words, accent, channels } = site;
  const owner = resolveOwner(site);
  const sections = resolveSections(content);
  const entries = resolveEntries(cv);
  const isShown = (id: string) => sections.some((section) => section.id === id);

  const spell = unifySpelling();
  const skills = isShown("about")
    ? about.skills.map((skill) => ({ ...skill, name: spell([skill.name])[0] ?? skill.name }))
    : [];
  const projects = content.projects.projects.map((project) => ({
    ...project,
    stack: spell(project.stack),
    card: describeCard(project),
  }));
  const certificates = isShown("certificates")
    ? content.certificates.certificates.map((row) => ({ ...row, skills: spell(row.skills) }))
    : [];
  const proven = skills.map((skill) => ({
    ...skill,
    /** Whether the name is a brand's, such as `React`, which is not translated. */
    isBrand: !skill.icon.startsWith("lucide:"),
    evidence: findEvidence(skill.name, projects, certificates),
  }));
  const services = isShown("services") ? content.services.services : [];
  const footerChannels = listChannels(site.footerChannels, channels);
  const assistantChannels = listChannels(site.assistantChannels, channels);
  const hasChannels = assistantChannels.length > 0;
  const answers = answerQuestions(content.assistant.faq, {
    site,
    sections,
    skills,
    projects,
    services,
    entries,
    hasChannels,
  });
  const contactHref = isShown("contact") ? "/#contact" : `mailto:${words.email}`;

  return {
    title: `${words.name} · ${words.role}`,
    description: site.description,
    owner,
    /** A sentence, such as `Available from January 2027 for internships.` */
    availability: site.availability && describeAvailability(site.availability),
    /** The same in parts, as the owner wrote it. */
    availabilityParts: site.availability,

    sections,
    ...resolveNavigation(sections, projects.length > 0, site),
    /** To the contact form, or else to an email. `contactAnchor` is for links on the home page. */
    contactHref,
    contactAnchor: contactHref.replace("/#", "#"),
    /** What a link can lead to, by page. */
    anchors: {
      "/": ["home", ...sections.map(({ id }) => id), ...certificates.map(({ id }) => certificateAnchor(id))],
      "/projects": projects.map(({ id }) => id),
    },

    hero: content.hero,
    paragraphs: isShown("about") ? about.paragraphs : [],
    skillsHeading: about.skillsHeading,
    skills: proven,
    skillGroups: groupSkills(proven),
    aiToolsHeading: about.aiToolsHeading,
    aiTools: isShown("about") ? about.aiTools : [],
    interests: isShown("about") ? cv.interests : [],
    timeline: isShown("experience") ? resolveTimeline(entries) : { recent: [], earlier: [] },
    /** Awards, publications, languages and references. */
    records: isShown("experience") ? listRecords(cv) : [],
    services,
    certificates,
    projects,
    /** The projects on the home page. */
    work: resolveWork(isShown("work") ? projects : []),
    projectsPage: { title: content.projects.title, introduction: content.projects.introduction },
    replyTime: content.contact.replyTime,

    cv: {
      ownFile: site.cv.file,
      /** The networks that the CV names. */
      profiles: listChannels(site.cv.channels ?? site.footerChannels, channels).filter(isProfile),
      fileName: nameCvFile(drawName(words, canDraw).full),
      jobs: entries.jobs,
      studies: entries.studies,
      languages: cv.languages,
      awards: cv.awards,
      publications: cv.publications,
      references: cv.references,
      interests: cv.interests,
      employers: entries.jobs.filter(
        ({ organisation, start, end, kind }) => organisation && start && !end && kind !== "volunteering",
      ),
    },

    codeHosting: site.codeHosting,
    channels,
    footerChannels,
    assistantChannels,
    profiles: footerChannels.filter(isProfile),
    /** Undefined if it is switched off or has no questions. */
    assistant:
      site.assistant && answers.length > 0
        ? { greeting: content.assistant.greeting, questions: answers, channels: assistantChannels }
        : undefined,

    welcome: resolveWelcome(site, projects.length > 0),
    openingScreen: site.openingScreen,
    wordmark: site.wordmark,
    landscape: site.landscape,
    summit: findSummit(site.summit),
    accent,
    accents: offerAccents(accent, site.accents, words.firstName),
    accounts: site.accounts,
    analytics: site.analytics,
    newsletter: site.newsletter,
    buildLine: site.buildLine,
    /** The pages for search engines. */
    pages: [
      "/",
      ...(projects.length > 0 ? ["/projects"] : []),
      ...site.headerLinks.map(({ href }) => href).filter((href) => /^\/[^#?]+$/.test(href)),
    ],
  };
}

export type Portfolio = ReturnType<typeof resolvePortfolio>;
