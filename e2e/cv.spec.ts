import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";

async function openPdf(data: Buffer) {
  const document = await getDocument({ data: new Uint8Array(data), isEvalSupported: false }).promise;
  const texts: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    for (const annotation of await page.getAnnotations()) if (annotation.url) links.push(annotation.url);
  }
  const { info } = await document.getMetadata();
  return { pages: document.numPages, text: texts.join(" ").replaceAll(/\s+/g, " "), links, info };
}

test("the CV is a PDF of one or two pages whose text is the site's content", async ({ request }) => {
  const response = await request.get("/cv.pdf");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const cv = await openPdf(await response.body());

  expect(cv.pages).toBeGreaterThanOrEqual(1);
  expect(cv.pages).toBeLessThanOrEqual(2);
  for (const text of [site.owner.name, site.owner.email, site.owner.role, site.owner.location.label]) {
    expect(cv.text).toContain(text);
  }
  for (const skill of about.skills) expect(cv.text).toContain(skill.name);
  for (const project of projects.projects) expect(cv.text).toContain(project.summary);
  for (const certificate of certificates.certificates) expect(cv.text).toContain(certificate.title);
  expect(cv.info).toMatchObject({ Author: site.owner.name, Title: `${site.owner.name}, ${site.owner.role}` });
});

test("its links lead to mail, profiles and the site's own anchors", async ({ request }) => {
  const { links } = await openPdf(await (await request.get("/cv.pdf")).body());
  expect(links).toContain(`mailto:${site.owner.email}`);
  expect(links).toContain(site.channels.github.url);
  for (const project of projects.projects) {
    expect(links.some((link) => link.endsWith(`/projects#${project.id}`))).toBe(true);
  }
});

test("the button downloads it under a sensible name", async ({ page }) => {
  await page.goto("/");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CV" }).click();
  expect((await download).suggestedFilename()).toBe(`${site.owner.name.replaceAll(" ", "-")}-CV.pdf`);
});
