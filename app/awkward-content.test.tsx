import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Projects } from "@/components/projects/projects";
import { AnySection } from "@/components/sections/any-section";
import { Hero } from "@/components/sections/hero/hero";
import { Trail } from "@/components/sections/trail";
import { resolvePortfolio, type Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { PAGE_ANCHORS, slug } from "@/lib/portfolio/schema/fields";
import { findSection } from "@/lib/portfolio/sections";
import { AWKWARD } from "@/lib/portfolio/test/contents";
import { writeCard } from "./contact.vcf/write-card";
import { gatherFacts } from "./cv.pdf/cv-facts";
import { writeLlms } from "./llms.txt/write-llms";
import { describeApp } from "./manifest";
import { describeResume } from "./resume.json/describe-resume";
import { describeSite } from "./structured-data";

// next/font runs only in Next.js's own build.
vi.mock("next/font/local", () => ({ default: () => ({ variable: "" }) }));

vi.stubEnv("IMAGES_VERSION", "1");
vi.stubEnv("DRAWINGS_VERSION", "1");

async function renderAll(portfolio: Portfolio) {
  const { sections, assistant, owner } = portfolio;
  const hasAssistant = assistant !== undefined;
  const home = (
    <>
      <Hero {...portfolio} firstSection={sections[0]?.id} hasAssistant={hasAssistant} />
      <Trail {...portfolio}>
        {sections.map((section) => (
          <AnySection key={section.id} section={section} />
        ))}
      </Trail>
    </>
  );
  const header = <SiteHeader {...portfolio} firstName={owner.firstName} controls={null} drawerControls={null} />;
  const card = await writeCard(portfolio, undefined, new Date("2026-01-01"));
  return {
    home: renderToStaticMarkup(home),
    projects: renderToStaticMarkup(<Projects {...portfolio} />),
    header: renderToStaticMarkup(header),
    footer: renderToStaticMarkup(<SiteFooter {...portfolio} year={2026} hasAssistant={hasAssistant} />),
    jsonLd: JSON.stringify(describeSite({ ...portfolio, publicUrl: undefined })),
    cv: JSON.stringify(gatherFacts(portfolio, undefined)),
    resume: JSON.stringify(describeResume(portfolio, undefined)),
    // Without its picture, whose encoded bytes can spell any word.
    card: card.replace(/^PHOTO[^\n]*\n(?: [^\n]*\n)*/m, ""),
    llms: writeLlms(portfolio, undefined),
    answers: JSON.stringify(assistant ?? {}),
    manifest: JSON.stringify(await describeApp(portfolio)),
  };
}

type Outputs = Awaited<ReturnType<typeof renderAll>>;

const listMatches = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = ""]) => found);
const withoutTags = (html: string) =>
  html.replaceAll(/<script[^]*?<\/script>|<noscript>[^]*?<\/noscript>|<[^>]+>/g, " ");

/** An object's values by key path, however deep. */
function* eachValue(value: unknown, at = ""): Generator<[at: string, value: unknown]> {
  if (typeof value !== "object" || value === null) yield [at, value];
  else for (const [key, inner] of Object.entries(value)) yield* eachValue(inner, `${at}.${key}`);
}

describe.each(AWKWARD)("with %s", (_what, content) => {
  const portfolio = resolvePortfolio(content);
  let outputs: Outputs;
  beforeAll(async () => {
    outputs = await renderAll(portfolio);
  });

  it("no output contains undefined, null or the like", () => {
    for (const [name, text] of Object.entries(outputs)) {
      expect(withoutTags(text), name).not.toMatch(/undefined|\bnull\b|NaN|\[object|localhost/);
      expect(listMatches(text, /(?:href|src|id)="([^"]*)"/g).filter((at) => /undefined|null|NaN/.test(at))).toEqual([]);
    }
  });

  it("no sentence has a gap, and nothing is blank", () => {
    const texts = [
      ...eachValue(portfolio.assistant),
      ...eachValue(portfolio.welcome),
      ...eachValue(portfolio.sections),
    ];
    const spoken = [...texts.map(([, text]) => String(text)), outputs.llms, withoutTags(outputs.home)];
    for (const text of spoken) expect(text).not.toMatch(/\b(?:on|in|with|are|for|from|and|projects:) ?[.;,:](?!\w)/);
    for (const json of [outputs.jsonLd, outputs.resume, outputs.cv, outputs.manifest]) {
      const blank = [...eachValue(JSON.parse(json))].filter(
        ([at, value]) => value === "" && !/href$|lines|details/.test(at),
      );
      expect(blank).toEqual([]);
    }
    expect(
      listMatches(
        outputs.home + outputs.projects,
        /(<(?:ul|ol|dl|p|h[1-4])\b(?![^>]*(?:hidden|role="status"))[^>]*><\/(?:ul|ol|dl|p|h[1-4])>)/g,
      ),
    ).toEqual([]);
    expect(outputs.llms).not.toMatch(/## .+\n\n(?:##|$)/);
  });

  it("no link leads to what is not there", () => {
    expect(listMatches(outputs.home + outputs.projects, /(<a (?![^>]*href=)[^>]*>)/g)).toEqual([]);
    const ids = new Set(listMatches(outputs.home + outputs.header + outputs.footer, / id="([^"]+)"/g));
    const anchors = listMatches(outputs.home + outputs.header + outputs.footer, / href="(?:\/)?#([^"]*)"/g);
    const missing = anchors.filter(
      (anchor) => !ids.has(anchor) && !["top", ...portfolio.anchors["/"]].includes(anchor),
    );
    expect(missing).toEqual([]);
    const cards = new Set(listMatches(outputs.projects, / id="([^"]+)"/g));
    const toCards = listMatches(outputs.home + outputs.llms, /\/projects#([\w-]+)/g);
    expect(toCards.filter((anchor) => !cards.has(anchor))).toEqual([]);
    const answers = portfolio.assistant?.questions ?? [];
    for (const { link } of answers) {
      const [, section] = /^\/#(.+)/.exec(link?.href ?? "") ?? [];
      if (section) expect(ids.has(section), link?.href).toBe(true);
    }
    if (portfolio.projects.length === 0) {
      for (const text of [outputs.header, outputs.footer]) expect(text).not.toContain('"/projects"');
    }
  });

  it("a filter has a technology to choose, and the assistant offers only a filter that is there", () => {
    const [filter] = listMatches(outputs.projects, /(<nav aria-label="Filter by technology"(?! hidden)[^]*?<\/nav>)/g);
    if (filter) expect(filter).toContain("?tech=");
    const links = portfolio.assistant?.questions.map(({ link }) => link?.label) ?? [];
    if (links.includes("Filter projects by technology")) expect(filter).toBeDefined();
  });

  it("page, menus and footer show the same sections, in the same order, under the same names", () => {
    const headings = listMatches(outputs.home, /<h2 [^>]*id="[a-z]+_heading"[^>]*>(.*?)<\/h2>/g);
    expect(headings).toEqual(portfolio.sections.map(({ heading }) => heading));
    const listed = portfolio.sections.filter(({ isListed }) => isListed).map(({ heading }) => heading);
    const readMenu = (html: string) =>
      listMatches(html, /<a (?=[^>]*href="\/?#)[^>]*>([^<]+)<\/a>/g).filter((label) => listed.includes(label));
    expect(readMenu(outputs.header)).toEqual(listed);
    expect(readMenu(outputs.footer)).toEqual(listed);
  });

  it("the page shows every entry, point, award, publication, reference and skill once", () => {
    const { sections } = portfolio;
    const { timeline, records } = findSection(sections, "experience") ?? {
      timeline: { recent: [], earlier: [] },
      records: [],
    };
    const { skillGroups, interests, aiTools } = findSection(sections, "about") ?? {
      skillGroups: [],
      interests: [],
      aiTools: [],
    };
    const points = [
      ...timeline.recent.flatMap((entry) => [...entry.points, ...entry.morePoints]),
      ...timeline.earlier.flatMap((entry) => entry.points),
    ];
    const rows = records.flatMap((list) => [...list.rows, ...list.moreRows]);
    const section = (id: string) => outputs.home.split(`<section id="${id}"`)[1]?.split("</section>")[0] ?? "";
    const items = (id: string) => listMatches(section(id), /<li\b/g).length;
    expect(items("experience")).toBe(timeline.recent.length + timeline.earlier.length + points.length + rows.length);
    const skills = skillGroups.flatMap((group) => group.skills);
    const evidence = skills.flatMap((skill) => skill.evidence);
    const about = skills.length + evidence.length + interests.length + aiTools.length;
    expect(items("about")).toBe(about);
    expect(outputs.projects.match(/<summary/g)?.length ?? 0).toBe(
      portfolio.projects.filter(({ story, card }) => story ?? card.morePoints.length > 0).length,
    );
  });

  it("no id is on the page twice", () => {
    for (const html of [outputs.home, outputs.projects]) {
      const ids = listMatches(html, / id="([^"]+)"/g);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  it("an id is the owner's, a link's aim or none that an owner could choose, and a timeline is one section's", () => {
    const { "/": home, "/projects": projects } = portfolio.anchors;
    const known = [...home, ...projects, ...PAGE_ANCHORS];
    const html = Object.values(outputs).join();
    const others = listMatches(html, / id="([^"]+)"/g).filter((id) => !known.includes(id));
    expect(others.filter((id) => slug.safeParse(id).success)).toEqual([]);
    const [timelines = ""] = listMatches(outputs.home, /timeline-scope:([^;"]*)/g);
    expect(new Set(timelines.split(",")).size).toBe(timelines.split(",").length);
  });

  it("only employers are named as such, and every output has the whole name", () => {
    const [person] = JSON.parse(outputs.jsonLd)["@graph"];
    expect(person.worksFor).toHaveLength(portfolio.career.employers.length);
    for (const name of ["home", "jsonLd", "resume", "card", "llms", "manifest"] as const) {
      expect(outputs[name].replaceAll("\r\n ", ""), name).toContain(portfolio.owner.name);
    }
  });
});
