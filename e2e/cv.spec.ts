import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { describeAvailability, drawnName } from "@/content/schema/facts";
import type { SectionId } from "@/content/schema/site";
import { site } from "@/content/site";
import { listProfiles } from "@/lib/links";
import { expect, test } from "./support/fixtures";
import { readPdf } from "./support/read-pdf";

test.skip(site.cv.file !== undefined, "needs the CV that is made from the content");

const shows = (section: SectionId) => site.sections.includes(section);
const skills = shows("about") ? about.skills : [];
const papers = shows("certificates") ? certificates.certificates : [];
const PARTS: Record<string, readonly unknown[]> = {
  Profile: about.paragraphs,
  Experience: cv.experience,
  Education: cv.education,
  Projects: projects.projects,
  Skills: skills,
  Certificates: papers,
  Languages: cv.languages,
};
const HEADINGS = Object.keys(PARTS).filter((heading) => PARTS[heading]?.length);
/** The demo fits on one page. */
const MOST_PAGES = site.owner.email.endsWith("@example.com") ? 1 : 2;

test("the CV reads as one column of the content, by stream and by row, with links written out", async ({ request }) => {
  const response = await request.get("/cv.pdf");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const bytes = await response.body();
  const { pages, lines, links, text, textByRow, info } = await readPdf(bytes);

  expect(pages).toBeLessThanOrEqual(MOST_PAGES);
  expect(bytes.length).toBeLessThan(120_000);
  expect(textByRow).toBe(text);
  expect(lines[0]).toBe(drawnName(site.owner).full);
  expect(lines.filter((line) => HEADINGS.includes(line))).toEqual(HEADINGS);
  // Whole sentences: no word space is missing or doubled.
  const told = [
    site.owner.role,
    site.owner.location.label,
    ...(shows("about") ? about.paragraphs : []),
    ...cv.experience.flatMap(({ title, organisation, points }) => [title, organisation, ...points]),
    ...cv.education.flatMap(({ degree, school }) => [degree, school]),
    ...projects.projects.map(({ summary }) => summary),
    skills.map(({ name }) => name).join(", "),
    ...papers.map(({ title, issuer }) => `${title} · ${issuer}`),
    ...cv.languages.map(({ name, level }) => `${name} (${level})`),
  ];
  if (site.availability) told.push(describeAvailability(site.availability));
  for (const words of told) expect(text).toContain(words);
  expect(text).not.toContain("%");
  expect(info).toMatchObject({
    Author: site.owner.name,
    Title: `${site.owner.name}, ${site.owner.role}`,
    Language: "en-GB",
  });

  const profiles = listProfiles(site).slice(0, 1);
  expect(links).toEqual(expect.arrayContaining([`mailto:${site.owner.email}`, ...profiles.map(({ url }) => url)]));
  for (const { id } of projects.projects) expect(links.some((link) => link.endsWith(`/projects#${id}`))).toBe(true);
  for (const link of links.filter((address) => !address.startsWith("tel:"))) {
    expect(text).toContain(link.replace(/^(?:https?:\/\/|mailto:)/, "").replace(/\/$/, ""));
  }
});

test("the button downloads it under the owner's name", async ({ page }) => {
  await page.goto("/");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CV" }).click();
  expect((await download).suggestedFilename()).toBe(`${site.owner.name.replaceAll(" ", "-")}-CV.pdf`);
});
