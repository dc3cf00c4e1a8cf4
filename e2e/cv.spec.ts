import { toPlainText } from "@/lib/markdown";
import { portfolio } from "@/lib/portfolio/portfolio";
import { expect, test } from "./support/fixtures";
import { shownCertificates } from "./support/page";
import { readPdf } from "./support/read-pdf";

const nameEntry = ({ heading, subheading, period }: { heading: string; subheading?: string; period: string }) => [
  heading,
  [subheading, period].filter(Boolean).join(" · "),
];

test.skip(portfolio.cv.ownFile !== undefined, "needs the CV that is made from the content");

const showsAbout = portfolio.sections.some(({ id }) => id === "about");
const skills = showsAbout ? portfolio.skills : [];
const PARTS = {
  Profile: portfolio.paragraphs.map(toPlainText),
  Experience: portfolio.cv.jobs,
  Education: portfolio.cv.studies,
  Projects: portfolio.projects,
  Skills: skills,
  Certificates: shownCertificates,
  Languages: portfolio.cv.languages,
};
const HEADINGS = Object.entries(PARTS).flatMap(([heading, rows]) => (rows.length > 0 ? heading : []));

test("the CV contains the content in reading order, with each link's URL as text", async ({ request }) => {
  const response = await request.get("/cv.pdf");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const { pages, lines, links, text, textByRow, info } = await readPdf(await response.body());

  expect(pages, "the demo fits on one page").toBeLessThanOrEqual(
    portfolio.owner.email.endsWith("@example.com") ? 1 : 2,
  );
  expect(textByRow).toBe(text);
  expect(
    lines.filter((line) => /^·|·$/.test(line)),
    "no line ends with a separator",
  ).toEqual([]);
  expect(lines[0]).toBe(portfolio.owner.drawn.full);
  expect(lines.filter((line) => HEADINGS.includes(line))).toEqual(HEADINGS);
  // Compare whole sentences, to catch missing or doubled spaces.
  const facts = [
    portfolio.owner.role,
    portfolio.owner.location.label,
    ...(showsAbout ? portfolio.paragraphs.map(toPlainText) : []),
    ...portfolio.cv.jobs.flatMap(({ points, ...job }) => [...nameEntry(job), ...points.map(toPlainText)]),
    ...portfolio.cv.studies.flatMap(nameEntry),
    ...portfolio.projects.map(({ summary = "" }) => summary),
    skills.map(({ name }) => name).join(", "),
    ...shownCertificates.map(({ title, issuer }) => (issuer ? `${title} · ${issuer}` : title)),
    ...portfolio.cv.languages.map(({ name, level }) => (level ? `${name} (${level})` : name)),
  ];
  if (portfolio.availability) facts.push(portfolio.availability);
  for (const words of facts) expect(text).toContain(words);
  expect(text).not.toContain("%");
  expect(info).toMatchObject({
    Author: portfolio.owner.name,
    Title: `${portfolio.owner.name}, ${portfolio.owner.role}`,
    Language: "en-GB",
  });

  const profiles = portfolio.profiles;
  expect(links).toEqual(expect.arrayContaining([`mailto:${portfolio.owner.email}`, ...profiles.map(({ url }) => url)]));
  for (const { id } of portfolio.projects) expect(links.some((link) => link.endsWith(`/projects#${id}`))).toBe(true);
  for (const link of links.filter((address) => !address.startsWith("tel:"))) {
    expect(text).toContain(link.replace(/^(?:https?:\/\/|mailto:)/, "").replace(/\/$/, ""));
  }
});

test("every 'Download CV' saves a file named after the owner", async ({ page }) => {
  await page.goto("/");
  for (const link of await page.getByRole("link", { name: "Download CV" }).all()) {
    const download = page.waitForEvent("download");
    await link.click();
    expect((await download).suggestedFilename()).toBe(portfolio.cv.fileName);
  }
});
