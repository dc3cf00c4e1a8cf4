import { expect, it, vi } from "vitest";
import { readPdf } from "@/e2e/support/read-pdf";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent, owner, type ContentChange } from "@/lib/portfolio/test/contents";

const BUILT_AT = new Date("2026-01-01");
const A4_PT = { width: 595, margin: 36 };

const project = {
  ...{ id: "engine", title: "Engine", summary: "A machine.", result: "It runs." },
  ...{ role: "Programming", year: 2026, stack: ["Python"] },
};

const certificate = {
  id: "paper",
  title: "Paper",
  issuer: "Mill",
  date: "2025",
  isoDate: "2025",
  image: "/images/p.webp",
};
const job = { title: "Analyst", organisation: "Mill", start: "2024" };
const study = { degree: "Mathematics", school: "Home", start: "2020", end: "2023" };

async function renderFor({ site, about, cv }: Pick<ContentChange, "site" | "about" | "cv">) {
  const content = makeContent({
    site: { availability: { isOpen: true }, ...site },
    about: { skills: [{ name: "Python" }], ...about },
    certificates: { certificates: [certificate] },
    projects: { projects: [project] },
    cv: { experience: [job], education: [study], languages: [{ name: "English", level: "native" }], ...cv },
  });
  vi.resetModules();
  vi.doMock("@/lib/portfolio/portfolio", () => ({ portfolio: resolvePortfolio(content) }));
  const { renderCv } = await import("./render-cv");
  const bytes = await renderCv(new URL("https://ada.dev"), BUILT_AT);
  return { bytes, ...(await readPdf(bytes)) };
}

// Most of them wrap, and all are made in one process, as in `npm run dev`.
it.each([
  ["Nguyễn Thị Minh Nguyệt-Hochstätter von Lichtenfels"],
  ["Nguyễn Thị Hương"],
  ["Кирилл Владимирович Воскресенский-Зелёный"],
  ["Αικατερίνη Παπαδοπούλου-Χατζηγεωργίου της Σάμου"],
  ["Wolfeschlegelsteinhausenbergerdorffstorm"],
  ["Šárka Dvořáková-Vejvodová z Kopřivnice pod Hůrkou"],
  ["Grzegorz Brzęczyszczykiewicz-Łękołodzki ze Wsi"],
  ["Gülşah Çağlayangil-Kılıçdaroğlu Işıkoğulları"],
  ["Ștefăniță Țărănescu-Brătășanu din Câmpulung Muscel"],
  ["Þórgunnur Sæmundsdóttir-Ðórðardóttir á Höfðabrekku"],
  ["Kővágóné Szőllősi-Űrhegyi Erzsébet Tünde"],
  ["Ọlá Ẹ̀bùn"],
  ["सीता गुरुङ", "Sita Gurung"],
])("prints the name %s whole, wrapped between words", async (name, latinName?: string) => {
  const firstName = name.split(" ")[0] ?? name;
  const file = await renderFor({ site: { owner: { ...owner, name, firstName, latinName } } });
  const role = file.lines.indexOf(owner.role);
  expect(file.lines.slice(0, role).join(" ")).toBe(latinName ?? name);
  expect(file.text).not.toMatch(/[\p{Cc}\ufffd]/u);
  if (latinName) expect(file.text).not.toContain(name);
  expect(file.edges.rightmost).toBeLessThanOrEqual(A4_PT.width - A4_PT.margin);
  expect(file.info.Author).toBe(name);
});

it("prints a long text in letters of several languages, and leaves out letters that no font covers", async () => {
  const words = "Żółć gęślą jaźń Đặng Thị Thuỳ Şükrü Kılıç Œuvre Ångström Łódź ".repeat(6).trim();
  const file = await renderFor({ about: { paragraphs: [words, "I make things ✨ that last.", "मैले गरेको काम"] } });
  expect(file.text).toContain(`${words} I make things that last.`);
  expect(file.text).not.toMatch(/[✨\u0900-\u097f\ufffd]/u);
});

it("fits nine jobs on two pages, in reading order", async () => {
  const makeJob = (year: number) => ({
    title: `Senior developer of interfaces and everything behind them, ${year}`,
    organisation: "A company with a rather long name",
    place: "Kathmandu",
    start: `${year}-01`,
    end: `${year}-12`,
    points: Array<string>(4).fill(`A result. ${"It took a while. ".repeat(12)}`),
  });
  const years = [2015, 2014, 2013, 2012, 2011, 2010, 2009, 2008, 2007];
  const file = await renderFor({ cv: { experience: years.map(makeJob) } });
  expect(file.pages).toBeLessThanOrEqual(2);
  expect(file.textByRow).toBe(file.text);
  expect(file.edges.lowest).toBeGreaterThanOrEqual(A4_PT.margin);
  for (const year of years) expect(file.text).toContain(`behind them, ${year}`);
  expect(file.bytes.length).toBeLessThan(120_000);
});

it("leaves out switched-off sections and empty lists", async () => {
  const file = await renderFor({
    site: { sections: ["services", "contact"], availability: undefined },
    cv: { experience: [], education: [], languages: [] },
  });
  expect(file.lines).toContain("Projects");
  const gone = ["Experience", "Education", "Skills", "Certificates", "Languages"];
  expect(file.lines.filter((line) => gone.includes(line))).toEqual([]);
  expect(file.text).not.toContain("Available");
});

it("renders the same bytes every time", async () => {
  const [first, second] = [await renderFor({}), await renderFor({})];
  expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
});

it("keeps each date on one line", async () => {
  const organisation = "A company with a name that pushes dates, ";
  const dated = { title: "Engineer", start: "2010-01", end: "2013-02" };
  const experience = Array.from({ length: 12 }, (_, n) => ({
    ...dated,
    organisation: organisation + "x".repeat(3 * n),
  }));
  const file = await renderFor({ cv: { experience } });
  expect(file.lines.filter((line) => line.includes("Jan 2010 – Feb 2013"))).toHaveLength(experience.length);
});
