import { afterEach, describe, expect, it, vi } from "vitest";
import { about } from "@/content/about";
import { cv } from "@/content/cv";
import { cvSchema } from "@/content/schema/sections";
import { site } from "@/content/site";
import { readPdf } from "@/e2e/support/read-pdf";

const BUILT_AT = new Date("2026-01-01");
const A4_PT = { width: 595, margin: 36 };

const project = {
  ...{ id: "engine", title: "Engine", summary: "A machine.", result: "It runs." },
  ...{ role: "Programming", year: 2026, stack: ["Python"] },
};

interface Change {
  site?: object;
  owner?: object;
  about?: object;
  cv?: object;
}

/** The CV of another owner. */
async function renderFor(change: Change) {
  vi.resetModules();
  vi.doMock("@/content/site", () => ({
    site: { ...site, cv: {}, ...change.site, owner: { ...site.owner, ...change.owner } },
  }));
  vi.doMock("@/content/about", () => ({ about: { ...about, ...change.about } }));
  vi.doMock("@/content/cv", () => ({ cv: { ...cv, ...change.cv } }));
  vi.doMock("@/content/projects", () => ({ projects: { projects: [project] } }));
  const { renderCv } = await import("./render-cv");
  const bytes = await renderCv(new URL("https://ada.dev"), BUILT_AT);
  return { bytes, ...(await readPdf(bytes)) };
}

afterEach(() => vi.doUnmock("@/content/site"));

const jobs = (count: number) =>
  cvSchema.parse({
    experience: Array.from({ length: count }, (_, index) => ({
      title: `Senior developer of interfaces and everything behind them, ${index}`,
      organisation: `A company with a rather long name, branch ${index}`,
      place: "Kathmandu",
      start: `${2015 - index}-01`,
      end: `${2015 - index}-12`,
      points: Array.from(
        { length: 4 },
        (_, point) => `Result ${point} of job ${index}. ${"It took a while. ".repeat(12)}`,
      ),
    })),
  }).experience;

describe("the CV", () => {
  it.each([
    ["Nguyễn Thị Hương"],
    ["Кирилл Петров"],
    ["Wolfeschlegelsteinhausenbergerdorffstorm"],
    ["सीता गुरुङ", "Sita Gurung"],
  ])(
    "spells %s, in Latin letters where no face has its own, inside the page, in one order",
    async (name, latinName?: string) => {
      const file = await renderFor({ owner: { name, firstName: name.split(" ")[0], latinName } });
      expect(file.lines[0]).toBe(latinName ?? name);
      if (latinName) expect(file.text).not.toContain(name);
      expect(file.textByRow).toBe(file.text);
      expect(file.edges.rightmost).toBeLessThanOrEqual(A4_PT.width - A4_PT.margin);
      expect(file.info.Author).toBe(name);
    },
  );

  it.each([0, 9])("with %i jobs stays within two pages and in one order", async (count) => {
    const file = await renderFor({ cv: { experience: jobs(count) } });
    expect(file.pages).toBeLessThanOrEqual(2);
    expect(file.textByRow).toBe(file.text);
    expect(file.edges.lowest).toBeGreaterThanOrEqual(A4_PT.margin);
    expect(file.lines.includes("Experience")).toBe(count > 0);
    for (let index = 0; index < count; index += 1) expect(file.text).toContain(`behind them, ${index}`);
    expect(file.bytes.length).toBeLessThan(120_000);
  });

  it("leaves out what is switched off, and what has nothing in it", async () => {
    const file = await renderFor({
      site: { sections: ["services", "contact"], availability: undefined },
      cv: { experience: [], education: [], languages: [] },
    });
    expect(file.lines).toContain("Projects");
    for (const gone of ["Experience", "Education", "Skills", "Certificates", "Languages"]) {
      expect(file.lines).not.toContain(gone);
    }
    expect(file.text).not.toContain("Available");
  });

  it("leaves out signs and texts that no face can draw, and never draws boxes", async () => {
    const paragraphs = ["I make things ✨ that last.", "मैले गरेको काम"];
    const file = await renderFor({ about: { paragraphs } });
    expect(file.text).toContain("I make things that last.");
    expect(file.text).not.toMatch(/[✨\u0900-\u097f\ufffd]/u);
  });

  it("is the same to the byte when it is made again", async () => {
    const [first, second] = [await renderFor({}), await renderFor({})];
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
  });
});
