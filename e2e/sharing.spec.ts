import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import resumeSchema from "@jsonresume/schema";
import ical from "ical.js";
import { isDemo } from "@/scripts/doctor/demo";
import { expect, test } from "./support/fixtures";
import { escapePattern, hasContact, shownCertificates } from "./support/page";
import { portfolio } from "./support/portfolio";

const HOUR_MS = 3_600_000;

const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("each page has its own title, description, canonical URL and share image", async ({ page, request, baseURL }) => {
  const images = new Set<string>();
  for (const path of ["/", "/projects"]) {
    await page.goto(path);
    const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).first();
    await expect(page).toHaveTitle(new RegExp(escapePattern(portfolio.owner.name)));
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", new URL(path, baseURL).href.replace(/\/$/, ""));
    await expect(meta("description")).toHaveAttribute(
      "content",
      path === "/" ? portfolio.description : portfolio.projectsPage.introduction,
    );
    await expect(page.locator("html")).toHaveAttribute("lang", portfolio.language);
    await expect(meta("og:locale")).toHaveAttribute("content", portfolio.locale);
    await expect(meta("og:title")).toHaveAttribute("content", new RegExp(escapePattern(portfolio.owner.name)));
    await expect(meta("twitter:card")).toHaveAttribute("content", "summary_large_image");

    const image = (await meta("og:image").getAttribute("content")) ?? "";
    await expect(meta("twitter:image")).toHaveAttribute("content", image);
    const response = await request.get(new URL(image).pathname);
    expect(response.headers()["content-type"]).toBe("image/png");
    const png = await response.body();
    expect(sizeOf(png)).toBe("1200x630");
    images.add(png.toString("base64"));
  }
  expect(images.size, "each page has its own share image").toBe(2);
});

test("the manifest's icons have their declared sizes", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.name).toContain(portfolio.owner.name);
  expect(manifest.background_color, "the light theme's background").toBe("#f8f6f1");
  for (const icon of manifest.icons) {
    expect(sizeOf(await (await request.get(icon.src)).body()), icon.src).toBe(icon.sizes);
  }
});

test("an image's address changes with what it shows", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  for (const path of ["/", "/projects", "/login", "/no-such-page"]) {
    const html = await (await request.get(path)).text();
    const named = Array.from(
      html.matchAll(/<(?:meta (?:property|name)="(?:og|twitter):image"|link rel="(?:apple-touch-)?icon")[^>]*>/g),
      ([element]) => /(?:content|href)="(?:https?:\/\/[^/"]+)?([^"]+)"/.exec(element)?.[1] ?? "",
    );
    expect(named, path).toHaveLength(4);
    for (const url of [...icons, ...named]) {
      const image = await (await request.get(url)).body();
      const hash = createHash("sha256").update(image).digest("hex").slice(0, 8);
      expect(url, path).toMatch(new RegExp(`\\?v=${hash}$`));
    }
  }
});

test("structured data names the owner, the site and every certificate", async ({ landing: page }) => {
  const profiles = await page
    .locator('footer a[rel~="me"][href^="https:"]')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.getAttribute("href")));
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(json ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  const ofType = (type: string) => data["@graph"].filter((node: { "@type": string }) => node["@type"] === type);
  const credentials = ofType("EducationalOccupationalCredential");
  const named = (names: (string | undefined)[]) => names.map((name) => expect.objectContaining({ name }));
  expect(ofType("WebSite")).toHaveLength(1);
  expect(credentials).toEqual(named(shownCertificates.map(({ title }) => title)));
  expect(ofType("Person")).toEqual([
    expect.objectContaining({
      name: portfolio.owner.name,
      jobTitle: portfolio.owner.role,
      sameAs: profiles,
      alumniOf: named(portfolio.career.studies.flatMap(({ organisation = [] }) => organisation)),
      worksFor: named(portfolio.career.employers.map(({ organisation }) => organisation)),
      knowsLanguage: named(portfolio.career.languages.map(({ name }) => name)),
      hasCredential: credentials.map((node: { "@id": string }) => ({ "@id": node["@id"] })),
    }),
  ]);
});

test("only the account pages, and pages without content, are marked noindex", async ({ request }) => {
  for (const path of ["/", "/projects", "/login", "/register", "/forgot-password"]) {
    const html = await (await request.get(path)).text();
    const isLeftOut = !portfolio.pages.includes(path);
    expect(/<meta name="robots" content="noindex"/.test(html), path).toBe(isLeftOut);
  }
});

test("robots.txt, the sitemap and llms.txt are generated from the same content", async ({ request, baseURL }) => {
  const [robots = "", sitemap = "", llms = ""] = await Promise.all(
    ["robots.txt", "sitemap.xml", "llms.txt"].map(async (name) => (await request.get(name)).text()),
  );
  const rules = robots.split("\n").filter((line) => line !== "");
  expect(rules).toEqual(["User-Agent: *", "Allow: /", "Disallow: /api/", `Sitemap: ${baseURL}/sitemap.xml`]);
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(locations).toEqual(portfolio.pages.map((path) => `${baseURL}${path}`));
  const modified = [...sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date = ""]) => Date.parse(date));
  const builtAt = statSync(".next/BUILD_ID").mtimeMs;
  expect(modified).toHaveLength(locations.length);
  for (const at of modified) expect(Math.abs(builtAt - at), "the day of the build").toBeLessThan(HOUR_MS);
  expect(llms.startsWith(`# ${portfolio.owner.name}\n\n> ${portfolio.description}`)).toBe(true);
  const facts = [
    ...portfolio.projects.map(({ id }) => `/projects#${id}`),
    ...[...portfolio.career.jobs, ...portfolio.career.studies].map(
      ({ name, by }) => `- ${[name, by].filter(Boolean).join(", ")}`,
    ),
    ...portfolio.career.languages.map(({ name, by }) => `- ${by ? `${name}: ${by}` : name}`),
    portfolio.availability ?? "",
  ];
  expect(llms).toContain("/resume.json");
  for (const words of facts) expect(llms).toContain(words);
  const [, pages = ""] = /## Pages\n\n((?:- .+\n)+)/.exec(llms) ?? [];
  const urls = [...pages.matchAll(/\]\((.+)\)/g)].map(([, url]) => url);
  expect(urls.length).toBeGreaterThan(1);
  expect(
    urls.filter((url) => !url?.startsWith(`${baseURL}/`)),
    "only the site's own pages",
  ).toEqual([]);
});

test("programs find resume.json, and visitors the contact card", async ({ landing: page, request, baseURL }) => {
  const json = await page.locator('head link[rel="alternate"][type="application/json"]').getAttribute("href");
  const resume = await (await request.get(json ?? "")).json();
  expect(await new Promise((resolve) => resumeSchema.validate(resume, resolve))).toBeNull();
  expect(resume.basics).toMatchObject({ name: portfolio.owner.name, email: portfolio.owner.email });
  const periods = (rows: { startDate: string; endDate?: string }[]) =>
    rows.map(({ startDate, endDate }) => `${startDate} to ${endDate}`).sort();
  const own = (rows: readonly { start?: string; end?: string }[]) =>
    rows.map(({ start, end }) => `${start} to ${end}`).sort();
  expect(periods([...resume.work, ...resume.volunteer])).toEqual(own(portfolio.career.jobs));
  expect(periods(resume.education)).toEqual(own(portfolio.career.studies));
  expect(resume.languages).toEqual(portfolio.career.languages.map(({ name, by }) => ({ language: name, fluency: by })));
  const named = (rows: { name: string }[]) => rows.map(({ name }) => name);
  expect(named(resume.certificates)).toEqual(shownCertificates.map(({ title }) => title));
  const skills = resume.skills.flatMap(({ name, keywords }: { name: string; keywords?: string[] }) => keywords ?? name);
  expect(skills.toSorted()).toEqual(named(portfolio.skills).toSorted());
  expect(resume.projects).toEqual(
    portfolio.projects.map(({ id, title }) =>
      expect.objectContaining({ name: title, url: `${baseURL}/projects#${id}` }),
    ),
  );

  for (const { url } of portfolio.profiles) {
    await expect(page.locator(`a[href="${url}"]:not([rel~="me"])`)).toHaveCount(0);
  }
  const contact = page.locator("#contact");
  await expect(page.locator('body a[href$="/resume.json"]'), "it is for programs").toHaveCount(0);
  if (portfolio.availability && hasContact) await expect(contact.getByText(portfolio.availability)).toBeVisible();
  const save = contact.getByRole("link", { name: "Save to contacts" });
  const href = hasContact ? await save.getAttribute("href") : "/contact.vcf";
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain("text/vcard");
  const text = await response.text();
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const card = new ical.Component(ical.parse(text));
  const valueOf = (name: string) => card.getFirstPropertyValue(name);
  expect(valueOf("fn")).toBe(portfolio.owner.name);
  expect(valueOf("n")).toContain(portfolio.owner.given);
  expect(valueOf("email")).toBe(portfolio.owner.email);
  expect(valueOf("tel")).toBe(portfolio.owner.phone ?? null);
  expect(valueOf("title")).toBe(portfolio.owner.role);
  expect(String(valueOf("adr"))).toContain(portfolio.owner.location.city);
  const urls = card.getAllProperties("url").map((property) => property.getFirstValue());
  expect(urls).toEqual([`${baseURL}/`, ...portfolio.profiles.map(({ url }) => url)]);
  const photo = Buffer.from(String(valueOf("photo")), "base64");
  expect(photo.subarray(0, 3).toString("hex"), "a JPEG").toBe("ffd8ff");
});

test("the demo's links do not lead to real accounts", async () => {
  test.skip(!isDemo(portfolio.owner.email), "needs the demo");
  const files = readdirSync("content").filter((name) => name.endsWith(".ts"));
  const content = files.map((name) => readFileSync(`content/${name}`, "utf8")).join();
  const addresses = [...content.matchAll(/https?:\/\/[^"\s]+/g)];
  expect(addresses.length).toBeGreaterThan(5);
  for (const [address] of addresses) expect(new URL(address).hostname).toMatch(/(?:^|\.)example\.com$/);
});
