import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Projects } from "@/components/projects/projects";
import { AnySection } from "@/components/sections/any-section";
import { Hero } from "@/components/sections/hero/hero";
import { Trail } from "@/components/sections/trail";
import { CONTENT_SCHEMAS } from "@/lib/portfolio/content";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent, owner, type ContentChange } from "@/lib/portfolio/test/contents";
import { listFields } from "@/lib/portfolio/test/fields";
import { writeCard } from "./contact.vcf/write-card";
import { collectFacts } from "./cv.pdf/cv-facts";
import { writeLlms } from "./llms.txt/write-llms";
import { describeResume } from "./resume.json/describe-resume";
import { describeSite } from "./structured-data";

vi.stubEnv("IMAGES_VERSION", "1");
vi.stubEnv("DRAWINGS_VERSION", "1");

const url = (name: string) => `https://${name}.dev/`;
const image = owner.portrait.src;

/** Every text and URL is unlike all others, and named after its field. */
const change: ContentChange = {
  site: {
    owner: { ...owner, name: "Ada Lovelace", role: "owner-role", email: "owner@email.dev", phone: "+44 20 7946 0018" },
    description: "site-description",
    availability: { isOpen: true, from: "2031-05", kinds: ["available-kind"], where: "available-where" },
    codeHosting: { label: "code-label", url: url("code-url") },
    channels: {
      footer: { name: "footer-channel", url: url("footer-url") },
      assistant: { name: "assistant-channel", url: url("assistant-url") },
      own: { name: "cv-channel", url: url("cv-url") },
    },
    footerChannels: ["footer"],
    assistantChannels: ["assistant"],
    cv: { channels: ["own"] },
    sections: ["about", "work", "experience", "services", "certificates", "talks", "contact"],
    ownSections: {
      talks: {
        heading: "own-heading",
        introduction: "own-introduction",
        entries: [{ title: "own-title", text: "own-text", note: "own-note" }],
      },
    },
    headerLinks: [{ label: "header-label", href: "/header-href" }],
    newsletter: { action: url("newsletter-action"), fieldName: "newsletter-field" },
  },
  hero: {
    greeting: "hero-greeting",
    typedWords: ["hero-typed-word"],
    subtitle: "hero-subtitle",
    tags: ["hero-tag"],
  },
  about: {
    introduction: "about-introduction",
    paragraphs: ["about-paragraph"],
    skillsHeading: "skills-heading",
    skills: [{ name: "skill-name", group: "skill-group", level: "skill-level" }],
    aiToolsHeading: "tools-heading",
    aiTools: [{ name: "tool-name", description: "tool-description" }],
  },
  projects: {
    title: "projects-title",
    introduction: "projects-introduction",
    projects: [
      {
        id: "project-id",
        title: "project-title",
        summary: "project-summary",
        start: "2011-01",
        end: "2012-02",
        role: "project-role",
        problem: "project-problem",
        result: "project-result",
        points: ["project-point"],
        stack: ["project-stack"],
        image,
        imageAlt: "project-image-alt",
        links: { code: url("project-code"), demo: url("project-demo") },
        story: {
          part: "story-part",
          decision: "story-decision",
          hard: "story-hard",
          change: "story-change",
          pictures: [{ src: "/images/story.webp", alt: "story-picture" }],
          quote: { text: "story-quote", author: "story-author" },
        },
      },
    ],
  },
  cv: {
    experience: [
      {
        title: "job-title",
        organisation: "job-organisation",
        kind: "freelance",
        place: "job-place",
        url: url("job-url"),
        start: "2013-03",
        end: "2014-04",
        points: ["job-point"],
      },
    ],
    education: [
      {
        degree: "study-degree",
        school: "study-school",
        place: "study-place",
        url: url("study-url"),
        start: "2009-05",
        end: "2010-06",
        note: "study-note",
      },
    ],
    languages: [{ name: "language-name", level: "language-level" }],
    awards: [
      { title: "award-title", issuer: "award-issuer", date: "2015-07", url: url("award-url"), note: "award-note" },
    ],
    publications: [
      {
        title: "publication-title",
        publisher: "publication-publisher",
        date: "2016-08",
        url: url("publication-url"),
        note: "publication-note",
      },
    ],
    references: [{ name: "reference-name", role: "reference-role", text: "reference-text" }],
    interests: ["interest-text"],
  },
  services: {
    introduction: "services-introduction",
    services: [
      {
        title: "service-title",
        description: "service-description",
        skills: ["service-skill"],
        steps: [{ title: "service-step", weeks: 3 }],
        lastTime: "service-last-time",
      },
    ],
  },
  certificates: {
    introduction: "certificates-introduction",
    certificates: [
      {
        id: "certificate-id",
        title: "certificate-title",
        issuer: "certificate-issuer",
        date: "17.09.2017",
        isoDate: "2017-09-17",
        verifyUrl: url("certificate-url"),
        skills: ["certificate-skill"],
      },
    ],
  },
  contact: { introduction: "contact-introduction", replyTime: "contact-reply-time" },
};

/** These are no text, or stand in place of one. */
const WITHOUT_TEXT = ["icon", "image", "percentage", "year"];

it.each(["hero", "about", "cv", "services", "projects", "certificates", "contact"] as const)(
  "content/%s.ts: each field has a text here",
  (file) => {
    const written = JSON.stringify(change[file]).match(/(?<=")\w+(?=":)/g) ?? [];
    const fields = listFields(CONTENT_SCHEMAS[file]);
    expect(fields.filter((name) => ![...written, ...WITHOUT_TEXT].includes(name))).toEqual([]);
  },
);

const words = [
  ...new Set(
    JSON.stringify(change)
      .replaceAll(image, "")
      .match(/[a-z]+(?:-[a-z]+)+|owner@email|7946|(?:19|20)\d\d-\d\d/g)
      ?.map((word) => word.replace(/^(\d{4})-.*/, "$1")),
  ),
];

const portfolio = resolvePortfolio(makeContent(change));
const { sections } = portfolio;

async function writeAll() {
  const page = (
    <>
      <SiteHeader {...portfolio} firstName="Ada" controls={null} drawerControls={null} />
      <Hero {...portfolio} firstSection="about" hasAssistant />
      <Trail {...portfolio}>
        {sections.map((section) => (
          <AnySection key={section.id} section={section} />
        ))}
      </Trail>
      <SiteFooter {...portfolio} year={2040} hasAssistant />
      <Projects {...portfolio} />
    </>
  );
  return {
    pages: renderToStaticMarkup(page),
    cv: JSON.stringify(collectFacts(portfolio, new URL("https://ada.dev"))),
    resume: JSON.stringify(describeResume(portfolio, undefined)),
    llms: writeLlms(portfolio, undefined),
    card: await writeCard(portfolio, undefined, new Date("2026-01-01")),
    jsonLd: JSON.stringify(describeSite({ ...portfolio, publicUrl: undefined })),
  };
}

/** What an output leaves out, by its fields. */
const LEFT_OUT = {
  // The description is in the head, and the assistant loads on request.
  pages: "site-description assistant-channel assistant-url cv-channel cv-url certificate-skill",
  cv: `site-description code-label code-url footer-channel footer-url assistant-channel assistant-url cv-channel
    own-heading own-introduction own-title own-text own-note header-label header-href newsletter-action newsletter-field
    hero-greeting hero-typed-word hero-subtitle hero-tag about-introduction skills-heading skill-level tools-heading
    tool-name tool-description projects-title projects-introduction project-problem project-image-alt project-code
    project-demo story-part story-decision story-hard story-change story-picture story-quote story-author
    services-introduction service-title service-description service-skill service-step service-last-time
    certificates-introduction certificate-id certificate-skill contact-introduction contact-reply-time`,
  // JSON Resume has no field for these.
  resume: `site-description 2031 available-kind available-where code-label code-url assistant-channel assistant-url
    cv-channel cv-url own-heading own-introduction own-title own-text own-note header-label header-href
    newsletter-action newsletter-field hero-greeting hero-typed-word hero-subtitle hero-tag about-introduction
    skills-heading tools-heading tool-name tool-description projects-title projects-introduction project-id
    project-problem project-image-alt project-code project-demo story-part story-decision story-hard story-change
    story-picture story-quote story-author study-place award-url reference-role services-introduction service-title
    service-description service-skill service-step service-last-time certificates-introduction certificate-id
    certificate-skill contact-introduction contact-reply-time`,
  // It is short: the rest of a project is behind its link.
  llms: `owner-role code-label code-url assistant-channel assistant-url cv-channel cv-url own-introduction
    newsletter-action newsletter-field hero-greeting hero-typed-word hero-subtitle hero-tag about-introduction
    skills-heading tools-heading tool-name tool-description projects-title projects-introduction 2011 2012
    project-role project-problem project-result project-point project-stack project-image-alt project-code
    project-demo story-part story-decision story-hard story-change story-picture story-quote story-author job-place
    job-url study-place study-url study-note services-introduction service-skill service-step service-last-time
    certificates-introduction certificate-url certificate-skill contact-introduction contact-reply-time`,
};

/** What an output takes, where it leaves out most. */
const TAKEN = {
  card: "owner-role owner@email 7946 footer-url",
  jsonLd: `owner-role owner@email 7946 site-description footer-url skill-name study-school study-url language-name
    award-title award-issuer publication-title publication-publisher 2016 publication-url certificate-id
    certificate-title certificate-issuer 2017 certificate-url certificate-skill`,
};

const split = (list: string) => list.split(/\s+/);
const outputs = await writeAll();

it.each(["pages", "cv", "resume", "llms"] as const)("%s: every field is there, but for these", (name) => {
  expect(words.filter((word) => !outputs[name].includes(word))).toEqual(split(LEFT_OUT[name]));
});

it.each(["card", "jsonLd"] as const)("%s: these fields are there, and no other", (name) => {
  expect(words.filter((word) => outputs[name].includes(word)).sort()).toEqual(split(TAKEN[name]).sort());
});
