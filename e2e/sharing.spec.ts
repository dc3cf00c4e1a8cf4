import resumeSchema from "@jsonresume/schema";
import ical from "ical.js";
import { contentFiles } from "@/content";
import { certificates } from "@/content/certificates";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { describeAvailability } from "@/content/schema/facts";
import { site } from "@/content/site";
import { listProfiles } from "@/lib/links";
import { expect, test } from "./support/fixtures";

test("a shared link carries title, description, its address and a picture", async ({ page, request, baseURL }) => {
  const pictures = new Set<string>();
  for (const path of ["/", "/projects"]) {
    await page.goto(path);
    const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).first();
    await expect(page).toHaveTitle(new RegExp(site.owner.name));
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
    await expect(meta("description")).toHaveAttribute("content", /.{40,}/);
    await expect(meta("og:title")).toHaveAttribute("content", /.+/);
    await expect(meta("twitter:card")).toHaveAttribute("content", "summary_large_image");

    const picture = new URL((await meta("og:image").getAttribute("content")) ?? "");
    const response = await request.get(new URL(picture.pathname, baseURL).href);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/png");
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    await expect(meta("twitter:image")).toHaveAttribute("content", picture.href);
    pictures.add(png.toString("base64"));
  }
  expect(pictures.size, "each page shows a picture of its own").toBe(2);
});

test("icons and manifest are there and fit together", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.name).toContain(site.owner.name);
  expect(manifest.background_color, "the ground of the light theme").toBe("#faf6f1");
  for (const icon of manifest.icons) {
    const response = await request.get(icon.src);
    expect(response.status(), icon.src).toBe(200);
    const png = await response.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(icon.sizes);
  }
});

test("structured data names the owner, the site and every certificate", async ({ page }) => {
  await page.goto("/");
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(json ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  const ofType = (type: string) => data["@graph"].filter((node: { "@type": string }) => node["@type"] === type);
  expect(ofType("Person")).toMatchObject([{ name: site.owner.name, jobTitle: site.owner.role }]);
  expect(ofType("WebSite")).toHaveLength(1);
  expect(ofType("EducationalOccupationalCredential").map((node: { name: string }) => node.name)).toEqual(
    site.sections.includes("certificates") ? certificates.certificates.map(({ title }) => title) : [],
  );
  const [person] = ofType("Person");
  const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);
  expect(namesOf(person.alumniOf)).toEqual(cv.education.map(({ school }) => school));
  expect(namesOf(person.worksFor)).toEqual(cv.experience.filter(({ end }) => !end).map((job) => job.organisation));
  expect(namesOf(person.knowsLanguage)).toEqual(cv.languages.map(({ name }) => name));
  const ids = new Set(data["@graph"].map((node: { "@id": string }) => node["@id"]));
  for (const reference of ofType("Person")[0].hasCredential) expect(ids).toContain(reference["@id"]);
});

test("search engines are asked to leave out the account pages, and no other", async ({ request }) => {
  for (const [path, isLeftOut] of [
    ["/", false],
    ["/projects", false],
    ["/login", true],
    ["/register", true],
    ["/forgot-password", true],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(/<meta name="robots" content="noindex"/.test(html), path).toBe(isLeftOut);
  }
});

test("robots, sitemap and llms.txt are made from the same content", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/Disallow: \/api\//);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(robots).toContain("Sitemap: ");
  expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname)).toEqual([
    "/",
    "/projects",
  ]);
  const llms = await (await request.get("/llms.txt")).text();
  expect(llms.startsWith(`# ${site.owner.name}\n\n> ${site.description}`)).toBe(true);
  for (const project of projects.projects) expect(llms).toContain(`/projects#${project.id}`);
  for (const { title, organisation } of cv.experience) expect(llms).toContain(`- ${title}, ${organisation}`);
  for (const { degree, school } of cv.education) expect(llms).toContain(`- ${degree}, ${school}`);
  for (const { name, level } of cv.languages) expect(llms).toContain(`- ${name}: ${level}`);
  if (site.availability) expect(llms).toContain(describeAvailability(site.availability));
});

test("the contact section tells the availability, and has CV and card for programs", async ({ page, request }) => {
  await page.goto("/");
  const json = await page.locator("#contact").getByRole("link", { name: "JSON" }).getAttribute("href");
  const resume = await (await request.get(json ?? "")).json();
  expect(await new Promise((resolve) => resumeSchema.validate(resume, resolve))).toBeNull();
  expect(resume.basics).toMatchObject({ name: site.owner.name, email: site.owner.email });
  expect([...resume.work, ...resume.volunteer]).toHaveLength(cv.experience.length);
  expect(resume.education).toHaveLength(cv.education.length);
  expect(resume.languages).toHaveLength(cv.languages.length);

  const contact = page.locator("#contact");
  for (const { url } of listProfiles(site)) {
    for (const link of await page.locator(`a[href="${url}"]`).all())
      await expect(link).toHaveAttribute("rel", /\bme\b/);
  }
  if (site.availability) await expect(contact.getByText(describeAvailability(site.availability))).toBeVisible();
  const href = await contact.getByRole("link", { name: "Save to contacts" }).getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain("text/vcard");
  const text = await response.text();
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const card = new ical.Component(ical.parse(text));
  const valueOf = (name: string) => card.getFirstPropertyValue(name);
  expect(valueOf("fn")).toBe(site.owner.name);
  expect(valueOf("n")).toContain(site.owner.firstName);
  expect(valueOf("email")).toBe(site.owner.email);
  expect(valueOf("tel")).toBe(site.owner.phone ?? null);
  const photo = Buffer.from(String(valueOf("photo")), "base64");
  expect(photo.subarray(0, 3).toString("hex"), "a JPEG").toBe("ffd8ff");
});

test("the demo leads to nobody's real account", async () => {
  if (!site.owner.email.endsWith("@example.com")) return;
  const addresses =
    JSON.stringify(await Promise.all(Object.values(contentFiles).map((read) => read()))).match(/https?:\/\/[^"\s]+/g) ??
    [];
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) expect(new URL(address).hostname).toMatch(/(?:^|\.)example\.com$/);
});
