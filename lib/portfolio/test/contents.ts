import { site } from "../../../content/site";
import type { Content, ContentInput } from "../content";
import { resolvePortfolio } from "../resolve-portfolio";
import * as schema from "../schema";
import { findSection, type Section, type SectionOf } from "../sections";

export type ContentChange = { [File in keyof ContentInput]?: Partial<ContentInput[File]> };

/** The one image that every owner has. */
const image = site.owner.portrait.src;

const least: ContentInput = {
  site: {
    owner: {
      name: "Ada",
      firstName: "Ada",
      role: "Analyst",
      email: "ada@lovelace.dev",
      portrait: { src: image, alt: "Ada" },
      location: {
        label: "London",
        city: "London",
        countryCode: "GB",
        latitude: 51.5,
        longitude: -0.1,
        timeZone: "Europe/London",
      },
    },
    description: "Ada writes programs.",
    accent: "#0EA5E9",
    sections: ["about", "work", "experience", "services", "certificates", "contact"],
    cv: {},
    channels: {},
    footerChannels: [],
    assistantChannels: [],
  },
  hero: { greeting: "Hello, I am", typedWords: ["Analyst"], subtitle: "I write programs.", tags: [] },
  about: { introduction: "In short.", paragraphs: ["I write programs."], skills: [], aiTools: [] },
  services: { introduction: "What I do.", services: [] },
  certificates: { introduction: "What I have learnt.", certificates: [] },
  projects: { title: "Projects", introduction: "What I have made.", projects: [] },
  cv: {},
  contact: { introduction: "Write to me.", replyTime: "I answer soon." },
  assistant: {
    greeting: "Hello.",
    faq: ["skills", "projects", "freelance", "experience", "technologies", "contact"].map((id) => ({
      id,
      question: `${id}?`,
    })),
  },
};

/** The least that the schema allows, with every section switched on, and what a test changes. */
export function makeContent(change: ContentChange = {}): Content {
  return {
    site: schema.siteSchema.parse({ ...least.site, ...change.site }),
    hero: schema.heroSchema.parse({ ...least.hero, ...change.hero }),
    about: schema.aboutSchema.parse({ ...least.about, ...change.about }),
    services: schema.servicesSchema.parse({ ...least.services, ...change.services }),
    certificates: schema.certificatesSchema.parse({ ...least.certificates, ...change.certificates }),
    projects: schema.projectsSchema.parse({ ...least.projects, ...change.projects }),
    cv: schema.cvSchema.parse({ ...least.cv, ...change.cv }),
    contact: schema.contactSchema.parse({ ...least.contact, ...change.contact }),
    assistant: schema.assistantSchema.parse({ ...least.assistant, ...change.assistant }),
  };
}

/** A section of such a site, as its component gets it. */
export function makeSection<Kind extends Section["kind"]>(kind: Kind, change: ContentChange): SectionOf<Kind> {
  const section = findSection(resolvePortfolio(makeContent(change)).sections, kind);
  if (!section) throw new Error(`There is no section ${kind}.`);
  return section;
}

export const owner = least.site.owner;

const repeat = <Row>(count: number, make: (number: number) => Row) =>
  Array.from({ length: count }, (_row, index) => make(index + 1));

const channels: ContentInput["site"]["channels"] = {
  github: { name: "GitHub", url: "https://github.com/ada" },
  email: { name: "Email", url: "mailto:ada@lovelace.dev" },
};

const full: ContentChange = {
  site: {
    owner: { ...owner, name: "Augusta Ada King Lovelace", firstName: "Countess", phone: "+44 20 7946 0018" },
    availability: { isOpen: true, kinds: [], where: "anywhere" },
    trek: [
      { place: "Caernarfon", height: 20 },
      { place: "Llanberis", height: 110 },
    ],
    summit: { name: "Yr Wyddfa", height: 1085 },
    codeHosting: { label: "GitHub", url: "https://github.com/ada" },
    headings: { services: "What I offer", contact: "Say hello" },
    sections: ["camp", "about", "work", "experience", "services", "certificates", "contact"],
    ownSections: {
      camp: {
        heading: "Camp",
        entries: [{ title: "[Weaving](https://ada.dev/talk)", note: "2025" }, { title: "Weaving" }],
      },
    },
    headerLinks: [{ label: "Blog", href: "/blog" }],
    channels,
    footerChannels: ["github", "email"],
    assistantChannels: ["github", "email"],
  },
  hero: {
    greeting: "Hello, I am",
    typedWords: ["Analyst", "Analyst"],
    subtitle: "I write programs.",
    tags: ["Maths", "Maths"],
  },
  about: {
    introduction: "In short.",
    paragraphs: ["I write [programs](/projects).", "I write [programs](/projects)."],
    skills: [
      { name: "React", percentage: 90 },
      { name: "WordPress", percentage: 20 },
      { name: "C++", group: "Languages", level: "good" },
    ],
    aiTools: [{ name: "Gemini", description: "Finds sources." }],
  },
  services: {
    introduction: "What I do.",
    services: [
      {
        title: "WordPress sites",
        description: "Made with care.",
        skills: ["PHP", "PHP"],
        steps: [{ title: "Build" }, { title: "Build" }],
      },
    ],
  },
  certificates: {
    introduction: "What I have learnt.",
    certificates: repeat(8, (number) => ({
      id: `paper-${number}`,
      title: "Paper",
      issuer: "Mill",
      date: "2025",
      isoDate: "2025",
      image: number % 2 ? image : undefined,
      skills: ["react"],
    })),
  },
  projects: {
    title: "Projects",
    introduction: "What I have made.",
    projects: repeat(12, (number) => ({
      id: `engine-${number}`,
      title: "Engine",
      summary: "A machine.",
      year: 2024,
      role: "Programming",
      stack: number % 2 ? ["React", "C++"] : ["react", "REACT"],
    })),
  },
  cv: {
    experience: repeat(40, (number) => ({
      title: "Analyst",
      organisation: "Mill",
      kind: number === 1 ? ("volunteering" as const) : ("job" as const),
      start: String(2026 - number),
      end: number === 1 ? undefined : String(2026 - number),
      points: ["Wrote a program.", "Wrote a program."],
    })),
    education: repeat(3, () => ({ degree: "Mathematics", school: "Home", start: "1980", end: "1984" })),
    languages: [{ name: "English", level: "native" }],
    awards: [{ title: "Prize", issuer: "Royal Society", date: "2023-05", note: "For *notes*." }, { title: "Prize" }],
    publications: [
      { title: "Notes", publisher: "Memoirs", date: "1843", url: "https://memoirs.org/notes" },
      { title: "Notes" },
    ],
    references: [{ name: "Charles", role: "Inventor", text: "She *counts*." }, { name: "Charles" }],
    interests: ["Music", "Music"],
  },
};

const word = "Unwahrscheinlichkeitsberechnungsverfahren";
const longText = (length: number) =>
  `${word} `
    .repeat(Math.ceil(length / word.length))
    .slice(0, length)
    .trim();

/** Only what is required. */
const bare: ContentChange = {
  about: {
    introduction: "In short.",
    paragraphs: ["I write programs."],
    skills: [
      { name: "Chess" },
      { name: "C", group: "Languages", level: "advanced" },
      { name: "Ada", group: "Languages" },
      { name: "Figma", group: "Tools" },
    ],
    aiTools: [],
  },
  certificates: { introduction: "What I have learnt.", certificates: [{ id: "paper", title: "Paper" }] },
  projects: { title: "Projects", introduction: "What I have made.", projects: [{ id: "engine", title: "Engine" }] },
  cv: {
    experience: [{ title: "Analyst" }, { organisation: "Mill" }],
    education: [{ school: "Home" }],
    languages: [{ name: "English" }],
    awards: [{ title: "Prize" }],
    publications: [{ title: "On engines" }],
    references: [{ name: "Charles" }],
  },
};

const long: ContentChange = {
  about: {
    introduction: longText(1000),
    paragraphs: [longText(5000)],
    skills: repeat(200, (number) => ({ name: `${longText(190)} ${number}`, group: longText(200 - (number % 7)) })),
    aiTools: [],
  },
  certificates: {
    introduction: longText(1000),
    certificates: [{ id: "paper", title: longText(400), issuer: longText(300), date: longText(80) }],
  },
  projects: {
    title: "Projects",
    introduction: "What I have made.",
    projects: repeat(3, (number) => ({
      id: `engine-${number}`,
      title: longText(300),
      summary: longText(3000),
      role: longText(300),
      points: repeat(9, () => longText(3000)),
      stack: [longText(200)],
    })),
  },
  cv: {
    experience: repeat(14, () => ({
      title: longText(300),
      organisation: longText(300),
      place: longText(200),
      points: repeat(9, () => longText(3000)),
    })),
    publications: repeat(9, (number) => ({
      title: `${longText(590)} ${number}`,
      publisher: longText(400),
      note: longText(3000),
    })),
    references: repeat(9, (number) => ({
      name: `${longText(190)} ${number}`,
      role: longText(300),
      text: longText(5000),
    })),
    interests: repeat(9, () => longText(300)),
  },
};

/** Contents that are valid, and unlike the demo. */
export const AWKWARD: [what: string, content: Content][] = [
  ["the least", makeContent()],
  ["no section that has anything to show", makeContent({ site: { sections: ["work", "certificates"] } })],
  ["forty jobs, twelve projects and repeated texts", makeContent(full)],
  ["everything hidden but contact", makeContent({ ...full, site: { ...full.site, sections: ["contact"] } })],
  [
    "everything hidden but work, and nobody available",
    makeContent({
      ...full,
      site: {
        ...full.site,
        sections: ["work"],
        availability: { isOpen: false },
        assistant: false,
        accounts: false,
        welcome: false,
      },
    }),
  ],
  ["entries that have only a name", makeContent(bare)],
  ["awards alone under experience", makeContent({ cv: { awards: [{ title: "Prize", date: "2024-05-06" }] } })],
  ["texts of every length", makeContent(long)],
  [
    "a name in two scripts",
    makeContent({
      ...full,
      site: {
        ...full.site,
        owner: {
          ...owner,
          name: "王小明",
          firstName: "小明",
          familyName: "王",
          latinName: "Wang Xiaoming",
          role: "Engineer",
        },
        trek: undefined,
        summit: undefined,
        availability: undefined,
      },
      about: { introduction: "簡介", paragraphs: ["我寫程式。"], skills: [], aiTools: [] },
      services: { introduction: "服務", services: [] },
      cv: { education: [{ degree: "Mathematics", school: "Home", start: "2020" }] },
    }),
  ],
];
