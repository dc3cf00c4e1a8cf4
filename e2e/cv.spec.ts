import { toPlainText } from "@/lib/markdown";
import { canDraw } from "@/lib/portfolio/schema/letters";
import { isDemo } from "@/scripts/doctor/demo";
import { expect, test } from "./support/fixtures";
import { shownCertificates } from "./support/page";
import { portfolio } from "./support/portfolio";
import { readPdf } from "./support/read-pdf";

/** A row is left out, with its date, if no font has the letters of its title. */
const nameEntry = ({ name, by, period }: { name: string; by?: string; period: string }) => {
  const title = [name, by].filter(Boolean).join(" · ");
  return canDraw(title) ? [title, period] : [];
};

test.skip(portfolio.cv.ownFile !== undefined, "needs the CV that is made from the content");

const showsAbout = portfolio.sections.some(({ id }) => id === "about");
const skills = showsAbout ? portfolio.skills : [];
const PARTS = {
  Profile: portfolio.paragraphs.map(toPlainText),
  Experience: portfolio.career.jobs,
  Education: portfolio.career.studies,
  Projects: portfolio.projects,
  Skills: skills,
  Certificates: shownCertificates,
  Languages: portfolio.career.languages,
};
const HEADINGS = Object.entries(PARTS).flatMap(([heading, rows]) => (rows.length > 0 ? heading : []));

/** If a list is too long for the CV, only its first rows are kept. */
const expectBeginning = (text: string, rows: string[], min: number) => {
  const shown = rows.map((words) => text.includes(words));
  expect(shown).toEqual([...shown].sort((one, other) => Number(other) - Number(one)));
  expect(shown.filter(Boolean).length).toBeGreaterThanOrEqual(Math.min(min, rows.length));
};

test("the CV contains the content in reading order, with each link's URL as text", async ({ request }) => {
  const response = await request.get("/cv.pdf");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const { pages, lines, links, text, textByRow, info } = await readPdf(await response.body());

  expect(pages, "the demo fits on one page").toBeLessThanOrEqual(isDemo(portfolio.owner.email) ? 1 : 3);
  expect(textByRow).toBe(text);
  expect(
    lines.filter((line) => line.endsWith("·")),
    "no line ends with a separator",
  ).toEqual([]);
  // A long name takes two lines.
  const names = [portfolio.owner.name, portfolio.owner.latinName].filter((name) => name !== undefined);
  expect(names.filter((name) => text.startsWith(name))).toHaveLength(1);
  const drawn = HEADINGS.filter((heading) => lines.includes(heading));
  expect(lines.filter((line) => HEADINGS.includes(line))).toEqual(drawn);
  // Compare whole sentences, to catch missing or doubled spaces.
  const facts = [
    portfolio.owner.role,
    portfolio.owner.location.label,
    portfolio.availability ?? "",
    ...(showsAbout ? portfolio.paragraphs.map(toPlainText) : []),
    ...portfolio.career.jobs.flatMap(nameEntry),
    ...portfolio.career.studies.flatMap(nameEntry),
    skills.map(({ name }) => name).join(", "),
    ...shownCertificates.map(({ title, issuer }) => (issuer ? `${title} · ${issuer}` : title)),
    ...portfolio.career.languages.map(({ name, by }) => (by ? `${name} (${by})` : name)),
  ].filter(canDraw);
  for (const words of facts) expect(text).toContain(words);
  for (const { points } of portfolio.career.jobs) {
    expectBeginning(text, points.map(toPlainText).filter(canDraw), 0);
  }
  const projects = portfolio.projects.filter(({ title }) => canDraw(title));
  expectBeginning(
    text,
    projects.map(({ title }) => title),
    3,
  );
  for (const { name, percentage } of skills) expect(text).not.toContain(`${name} ${percentage}`);
  expect(info).toMatchObject({
    Author: portfolio.owner.name,
    Title: `${portfolio.owner.name}, ${portfolio.owner.role}`,
    Language: portfolio.language,
  });

  const { profiles } = portfolio.cv;
  const hrefs = profiles.map(({ url }) => new URL(url).href);
  expect(links).toEqual(expect.arrayContaining([`mailto:${portfolio.owner.email}`, ...hrefs]));
  const others = portfolio.profiles.filter(({ id }) => profiles.every((profile) => profile.id !== id));
  for (const { url } of others) expect(links, "the owner's list alone").not.toContain(new URL(url).href);
  // A link that spans two lines appears twice.
  const projectLinks = [...new Set(links.filter((link) => link.includes("/projects#")))];
  const anchors = projects.map(({ id }) => `/projects#${id}`);
  expect(projectLinks.map((link) => new URL(link)).map(({ pathname, hash }) => pathname + hash)).toEqual(
    anchors.slice(0, projectLinks.length),
  );
  expect(projectLinks.length).toBeGreaterThanOrEqual(Math.min(3, anchors.length));
  // A long URL can break across lines.
  const letters = text.replaceAll(" ", "");
  for (const link of links.filter((address) => !address.startsWith("tel:"))) {
    expect(letters).toContain(link.replace(/^(?:https?:\/\/|mailto:)/, "").replace(/\/$/, ""));
  }
});

test("every 'Download CV' saves a file named after the owner", async ({ landing: page }) => {
  for (const link of await page.getByRole("link", { name: "Download CV" }).all()) {
    const download = page.waitForEvent("download");
    await link.click();
    expect((await download).suggestedFilename()).toBe(portfolio.cv.fileName);
  }
});
