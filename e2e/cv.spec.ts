import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { describeAvailability } from "@/content/schema/facts";
import { site } from "@/content/site";
import { listProfiles } from "@/lib/links";
import { expect, test } from "./support/fixtures";
import { readPdf } from "./support/read-pdf";

const HEADINGS = ["Profile", "Experience", "Education", "Projects", "Skills", "Certificates", "Languages"];

test("the CV reads as one column of the content, the same by stream and by row", async ({ request }) => {
  const response = await request.get("/cv.pdf");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const bytes = await response.body();
  const { pages, lines, text, textByRow, info } = await readPdf(bytes);

  expect(pages).toBe(1);
  expect(bytes.length).toBeLessThan(120_000);
  expect(textByRow).toBe(text);
  expect(lines[0]).toBe(site.owner.name);
  expect(lines.filter((line) => HEADINGS.includes(line))).toEqual(HEADINGS);
  // Whole sentences: no word space is missing or doubled.
  const told = [
    site.owner.role,
    site.owner.location.label,
    ...about.paragraphs,
    ...cv.experience.flatMap(({ title, organisation, points }) => [title, organisation, ...points]),
    ...cv.education.flatMap(({ degree, school }) => [degree, school]),
    ...projects.projects.map(({ summary }) => summary),
    about.skills.map(({ name }) => name).join(", "),
    ...certificates.certificates.map(({ title, issuer }) => `${title} · ${issuer}`),
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
});

test("every address on it is written out, and can be clicked", async ({ request }) => {
  const { links, text } = await readPdf(await (await request.get("/cv.pdf")).body());
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
