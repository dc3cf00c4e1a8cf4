import { about } from "@/content/about";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { describeAvailability, drawnName, formatPeriod } from "@/lib/facts";
import { listProfiles } from "@/lib/links";
import { toPlainText } from "@/lib/markdown";
import { expect, test } from "./support/fixtures";
import { shownCertificates } from "./support/page";
import { readPdf } from "./support/read-pdf";

test.skip(site.cv.file !== undefined, "needs the CV that is made from the content");

const showsAbout = site.sections.includes("about");
const skills = showsAbout ? about.skills : [];
const PARTS = {
  Profile: about.paragraphs.map(toPlainText),
  Experience: cv.experience,
  Education: cv.education,
  Projects: projects.projects,
  Skills: skills,
  Certificates: shownCertificates,
  Languages: cv.languages,
};
const HEADINGS = Object.entries(PARTS).flatMap(([heading, rows]) => (rows.length > 0 ? heading : []));

test("the CV contains the content in reading order, with each link's URL as text", async ({ request }) => {
  const response = await request.get("/cv.pdf");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const { pages, lines, links, text, textByRow, info } = await readPdf(await response.body());

  expect(pages, "the demo fits on one page").toBeLessThanOrEqual(site.owner.email.endsWith("@example.com") ? 1 : 2);
  expect(textByRow).toBe(text);
  expect(
    lines.filter((line) => /^·|·$/.test(line)),
    "no line ends with a separator",
  ).toEqual([]);
  expect(lines[0]).toBe(drawnName(site.owner).full);
  expect(lines.filter((line) => HEADINGS.includes(line))).toEqual(HEADINGS);
  // Compare whole sentences, to catch missing or doubled spaces.
  const facts = [
    site.owner.role,
    site.owner.location.label,
    ...(showsAbout ? about.paragraphs.map(toPlainText) : []),
    ...cv.experience.flatMap((job) => [
      job.title,
      `${job.organisation} · ${formatPeriod(job)}`,
      ...job.points.map(toPlainText),
    ]),
    ...cv.education.flatMap((course) => [course.degree, `${course.school} · ${formatPeriod(course)}`]),
    ...projects.projects.map(({ summary }) => summary),
    skills.map(({ name }) => name).join(", "),
    ...shownCertificates.map(({ title, issuer }) => `${title} · ${issuer}`),
    ...cv.languages.map(({ name, level }) => `${name} (${level})`),
  ];
  if (site.availability) facts.push(describeAvailability(site.availability));
  for (const words of facts) expect(text).toContain(words);
  expect(text).not.toContain("%");
  expect(info).toMatchObject({
    Author: site.owner.name,
    Title: `${site.owner.name}, ${site.owner.role}`,
    Language: "en-GB",
  });

  const profiles = listProfiles(site);
  expect(links).toEqual(expect.arrayContaining([`mailto:${site.owner.email}`, ...profiles.map(({ url }) => url)]));
  for (const { id } of projects.projects) expect(links.some((link) => link.endsWith(`/projects#${id}`))).toBe(true);
  for (const link of links.filter((address) => !address.startsWith("tel:"))) {
    expect(text).toContain(link.replace(/^(?:https?:\/\/|mailto:)/, "").replace(/\/$/, ""));
  }
});

test("every 'Download CV' saves a file named after the owner", async ({ page }) => {
  await page.goto("/");
  for (const link of await page.getByRole("link", { name: "Download CV" }).all()) {
    const download = page.waitForEvent("download");
    await link.click();
    expect((await download).suggestedFilename()).toBe(`${site.owner.name.replaceAll(" ", "-")}-CV.pdf`);
  }
});
