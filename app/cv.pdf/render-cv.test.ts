import { expect, it, vi } from "vitest";
import { readPdf } from "@/e2e/support/read-pdf";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent, owner, type ContentChange } from "@/lib/portfolio/test/contents";
import { renderCv } from "./render-cv";

const BUILT_AT = new Date("2026-01-01");
const A4_PT = { width: 595, margin: 36 };

const project = {
  id: "engine",
  title: "Engine",
  summary: "A machine.",
  result: "It runs.",
  role: "Programming",
  year: 2026,
  stack: ["Python"],
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

async function renderFor({ site, about, cv, ...others }: ContentChange) {
  const content = makeContent({
    site: { availability: { isOpen: true }, ...site },
    about: { skills: [{ name: "Python" }], ...about },
    certificates: { certificates: [certificate] },
    projects: { projects: [project] },
    cv: { experience: [job], education: [study], languages: [{ name: "English", level: "native" }], ...cv },
    ...others,
  });
  const { bytes, notice } = await renderCv(resolvePortfolio(content), new URL("https://ada.dev"), BUILT_AT);
  return { bytes, notice, ...(await readPdf(bytes)) };
}

it("a project has its months, or else its year", async () => {
  const months = { ...project, year: undefined, start: "2024-03", end: "2024-06" };
  const { text } = await renderFor({ projects: { projects: [project, { ...months, id: "loom", title: "Loom" }] } });
  expect(text).toContain("Engine · Programming 2026");
  expect(text).toContain("Loom · Programming Mar 2024 – Jun 2024");
});

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

it("of a job whose title no font can draw, nothing is left, and no heading over nothing", async () => {
  const chinese = {
    title: "前端工程師",
    organisation: "麗江網路",
    start: "2021-02",
    points: ["用 React 重寫結帳流程"],
  };
  const { text } = await renderFor({ cv: { experience: [chinese], education: [study] } });
  expect(text).not.toMatch(/Experience|2021|React|•/);
  expect(text).toContain("Mathematics · Home");
});

it("shows the letters for which a font is installed, in the order in which they are read", async () => {
  const name = "שרה כהן";
  const file = await renderFor({
    site: { owner: { ...owner, name, firstName: "שרה", latinName: "Sarah Cohen" } },
    about: { paragraphs: ["Worked at חברה, then ქართული."] },
    cv: { experience: [{ ...job, title: "מפתחת", organisation: "Mill" }] },
  });
  expect(file.text).toContain("שרה");
  expect(file.text).not.toContain("Sarah");
  expect(file.text).toContain("Worked at חברה, then.");
  expect(file.text).toContain("מפתחת");
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

it("dates have a column at the right, and headings the typeface of the name", async () => {
  const file = await renderFor({});
  for (const date of ["2024 – present", "2020 – 2023", "2026"]) {
    const { x = 0, width = 0 } = file.find(date) ?? {};
    expect(Math.round(x + width), date).toBe(A4_PT.width - 44);
  }
  const face = file.find("Ada")?.font;
  expect(file.find("Experience")?.font).toBe(face);
  expect(file.lines[0], "the wordmark is drawn, and the name comes first").toBe("Ada");
});

it("names the networks of the owner's list alone, or else those of the footer", async () => {
  const channels = {
    github: { name: "GitHub", url: "https://github.com/ada" },
    instagram: { name: "Instagram", url: "https://instagram.com/zoë-织布" },
  };
  const site = { channels, footerChannels: ["github", "instagram"] };
  // In a PDF, an address has no other letters.
  const instagram = "https://instagram.com/zo%C3%AB-%E7%BB%87%E5%B8%83";
  expect((await renderFor({ site })).links).toEqual(expect.arrayContaining([channels.github.url, instagram]));
  const { links } = await renderFor({ site: { ...site, cv: { channels: ["github"] } } });
  expect(links).toContain(channels.github.url);
  expect(links).not.toContain(instagram);
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
  const first = await renderFor({});
  const second = await renderFor({});
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

const makeCareer = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Engineer ${index + 1}`,
    organisation: "Mill",
    start: String(2025 - index),
    end: String(2025 - index),
    points: Array.from(
      { length: 6 },
      (_point, number) => `Result ${index + 1}.${number + 1} took a while, and lasted.`,
    ),
  }));

it.each([
  [14, 2],
  [40, 3],
])("with %i jobs, every job fits on at most %i pages, and the newest keep their points", async (count, pages) => {
  const file = await renderFor({ cv: { experience: makeCareer(count) } });
  expect(file.pages).toBeLessThanOrEqual(pages);
  expect(file.lines.filter((line) => /^Engineer \d+ · Mill/.test(line))).toHaveLength(count);
  for (const point of [1, 2, 3, 4]) expect(file.text).toContain(`Result 1.${point} took`);
  expect(file.textByRow).toBe(file.text);
  const isWhole = file.text.includes(`Result ${count}.6 took`);
  if (isWhole) expect(file.notice).toBe("");
  else expect(file.notice).toMatch(/^The CV leaves out \d+ points from \d+ jobs?.*, to fit on (two|three) pages\.$/);
});

it("forty entries have two pages, if they fit without loss", async () => {
  const experience = makeCareer(40).map((entry) => ({ ...entry, points: entry.points.slice(0, 1) }));
  const file = await renderFor({ cv: { experience } });
  expect([file.pages, file.notice]).toEqual([2, ""]);
});

it("prints everything that a career holds, in the order that recruiters look for", async () => {
  const file = await renderFor({
    about: {
      skills: [
        { name: "TypeScript", group: "Languages" },
        { name: "Figma" },
        { name: "Go", group: "Languages", percentage: 80 },
      ],
    },
    projects: {
      projects: [
        { id: "bare", title: "Bare" },
        { ...project, points: ["It *hums*."] },
      ],
    },
    cv: {
      experience: [{ ...job, url: "https://mill.org/about" }],
      awards: [{ title: "Best cloth", issuer: "Fair", date: "2021-03", note: "For *silk*." }],
      publications: [{ title: "On looms", publisher: "Journal", date: "2020", url: "https://journal.org/1" }],
      references: [{ name: "Jan Novák", role: "Owner, Mill", text: "She counts." }],
      interests: ["Silk", "Chess"],
    },
  });
  const headings =
    "Profile Experience Education Projects Skills Certificates Awards Publications Languages Interests References";
  expect(file.lines.filter((line) => headings.split(" ").includes(line)).join(" ")).toBe(headings);
  for (const line of [
    "Analyst · Mill · mill.org/about 2024 – present",
    "Languages: TypeScript, Go",
    "Figma",
    "• It hums.",
    "Best cloth · Fair Mar 2021",
    "For silk.",
    "On looms · Journal 2020",
    "journal.org/1",
    "Silk, Chess",
    "Jan Novák · Owner, Mill",
    "“She counts.”",
  ]) {
    expect(file.lines).toContain(line);
  }
  expect(file.links).toEqual(expect.arrayContaining(["https://mill.org/about", "https://journal.org/1"]));
});

it("breaks long URLs at slashes, and ends no line with a separator", async () => {
  const hex = "0123456789abcdef".repeat(4);
  const verifyUrl = `https://certificates.example-university.edu/verify/${hex}/${hex}?code=${hex}`;
  const stack = ["A", "Some framework", "Another framework"].map((name) => `${name} ${"x".repeat(12)}`);
  const file = await renderFor({
    certificates: { certificates: [{ ...certificate, verifyUrl }] },
    projects: {
      projects: [{ ...project, id: "a-rather-long-id-of-a-project".repeat(4), stack: [...stack, ...stack] }],
    },
    cv: {
      experience: makeCareer(9).map((row, index) => ({ ...row, title: `${row.title} ${"of looms ".repeat(index)}` })),
    },
  });
  expect(file.edges.rightmost).toBeLessThanOrEqual(A4_PT.width - A4_PT.margin);
  expect(file.lines.filter((line) => line.endsWith("·"))).toEqual([]);
  expect(file.links).toContain(verifyUrl);
  expect(file.text.replaceAll(" ", "")).toContain(verifyUrl.replace("https://", ""));
  expect(file.text).not.toMatch(/[/\d]-(?: |$)/);
});

it("identical texts do not interfere with each other", async () => {
  const complaint = vi.spyOn(console, "error");
  const twice = { ...job, points: ["Wrote a program.", "Wrote a program."] };
  const file = await renderFor({ cv: { experience: [twice, twice], education: [study, study] } });
  expect(file.lines.filter((line) => line === "• Wrote a program.")).toHaveLength(4);
  expect(complaint.mock.calls).toEqual([]);
});

it("a job with a very long story continues on the next page", async () => {
  const points = Array.from({ length: 60 }, (_, number) => `Story ${number + 1}. ${"It took a while. ".repeat(4)}`);
  const file = await renderFor({ cv: { experience: [{ ...job, points }] } });
  expect(file.pages).toBe(2);
  expect(file.edges.lowest).toBeGreaterThanOrEqual(A4_PT.margin);
  expect(file.textByRow).toBe(file.text);
});
