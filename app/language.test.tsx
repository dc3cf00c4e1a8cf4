import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SiteHeader } from "@/components/layout/site-header";
import { Projects } from "@/components/projects/projects";
import { AnySection } from "@/components/sections/any-section";
import { Hero } from "@/components/sections/hero/hero";
import { Trail } from "@/components/sections/trail";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent } from "@/lib/portfolio/test/contents";
import { writeCard } from "./contact.vcf/write-card";
import { collectFacts } from "./cv.pdf/cv-facts";
import { writeLlms } from "./llms.txt/write-llms";
import { describeApp } from "./manifest";
import { describeSite } from "./structured-data";

vi.stubEnv("IMAGES_VERSION", "1");
vi.stubEnv("DRAWINGS_VERSION", "1");

const project = (title: string, change: object = {}) => ({ id: title.toLowerCase(), title, ...change });

const resolve = (language?: string) =>
  resolvePortfolio(
    makeContent({
      site: {
        language,
        availability: { isOpen: true, from: "2027-03", kinds: ["K", "L"] },
        trek: [
          { place: "Low", height: 1070 },
          { place: "High", height: 4130 },
        ],
        summit: { name: "Top", height: 6993 },
        headings: { home: "home-label", projects: "projects-label" },
      },
      about: { skills: [{ name: "Looms", percentage: 90 }] },
      certificates: { certificates: [{ id: "paper", title: "Paper", isoDate: "2021-06-04" }] },
      projects: {
        projects: [project("P", { start: "2025-06", end: "2026-06" }), project("Q", { year: 2023 })],
      },
      cv: {
        experience: [{ title: "Weaver", start: "2024-03" }],
        awards: [{ title: "Prize", date: "2022-06-04" }],
      },
    }),
  );

async function writeAll(language?: string) {
  const portfolio = resolve(language);
  const page = (
    <>
      <SiteHeader {...portfolio} firstName="Ada" controls={null} drawerControls={null} />
      <Hero {...portfolio} firstSection="about" hasAssistant />
      <Trail {...portfolio}>
        {portfolio.sections.map((section) => (
          <AnySection key={section.id} section={section} />
        ))}
      </Trail>
      <Projects {...portfolio} />
    </>
  );
  return {
    page: renderToStaticMarkup(page).replaceAll("\u00a0", " "),
    answers: JSON.stringify(portfolio.assistant?.questions),
    cv: JSON.stringify(collectFacts(portfolio, undefined)).replaceAll("\u00a0", " "),
    llms: writeLlms(portfolio, undefined).replaceAll("\u00a0", " "),
    card: await writeCard(portfolio, undefined, new Date("2026-01-01")),
    manifest: JSON.stringify(await describeApp(portfolio)),
    jsonLd: JSON.stringify(describeSite({ ...portfolio, publicUrl: undefined })),
  };
}

const DATES = {
  de: ["März 2024 – jetzt", "4. Juni 2022", "Juni 2022", "Juni 2021", "Juni 2025 – Juni 2026", "2023", "März 2027"],
  fa: ["مارس ۲۰۲۴ – اکنون", "۴ ژوئن ۲۰۲۲", "ژوئن ۲۰۲۲", "ژوئن ۲۰۲۱", "ژوئن ۲۰۲۵ – ژوئن ۲۰۲۶", "۲۰۲۳", "مارس ۲۰۲۷"],
  ja: ["2024年3月 – 今", "2022年6月4日", "2022年6月", "2021年6月", "2025年6月 – 2026年6月", "2023年", "2027年3月"],
};

it.each([
  ["de", "4.130 m", "90 %", "K und L", "P und Q", "Vereinigtes Königreich", "de_DE"],
  ["fa", "۴٬۱۳۰ m", "۹۰٪", "K و L", "P و Q", "بریتانیا", "fa_IR"],
  ["ja", "4,130 m", "90%", "K、L", "P、Q", "イギリス", "ja_JP"],
] as const)(
  "%s: dates, lists and numbers follow it",
  async (language, height, rating, kinds, titles, country, locale) => {
    const outputs = await writeAll(language);
    const [job = "", day = "", month = "", certificate = "", project = "", year = "", from = ""] = DATES[language];
    for (const text of [job, day, project, year, height, rating]) expect(outputs.page).toContain(text);
    for (const text of [job, month, certificate, project, year, from, kinds]) expect(outputs.cv).toContain(text);
    for (const text of [job, day, rating, from, kinds]) expect(outputs.llms).toContain(text);
    for (const text of [job, from, kinds, titles]) expect(outputs.answers).toContain(text);
    expect(outputs.card).toContain(country);
    expect(outputs.manifest).toContain(`"lang":"${language}"`);
    expect(outputs.jsonLd).toContain(`"inLanguage":"${language}"`);
    expect(resolve(language).locale).toBe(locale);
    expect(Object.values(outputs).join("\n")).not.toMatch(/present\b|\bMar\b|\bJun\b|March/);
  },
);

it("the climber counts as the heights are written", async () => {
  const symbols = async (language: string) =>
    /counter-style thousands \{[^}]*symbols: ([^}]*) \}/.exec((await writeAll(language)).page)?.[1];
  expect(await symbols("en-GB")).toBe(`"-" "" "1," "2," "3," "4," "5," "6," "7," "8,"`);
  expect(await symbols("de")).toBe(`"-" "" "1." "2." "3." "4." "5." "6." "7." "8."`);
  expect(await symbols("fa")).toBe(`"\u200e\u2212" "" "۱٬" "۲٬" "۳٬" "۴٬" "۵٬" "۶٬" "۷٬" "۸٬"`);
});

it("without a language, it is English, and Home and Projects have the owner's names", async () => {
  const { page, llms } = await writeAll();
  for (const text of ["Mar 2024 – present", "4 Jun 2022", "4,130 m", "90%"]) expect(page).toContain(text);
  for (const text of ["home-label", "projects-label"]) expect(page).toContain(`>${text}<`);
  expect(llms).toContain("## projects-label");
  expect(page).not.toMatch(/>(Home|Projects)<\/a>/);
});
