import { gzipSync } from "node:zlib";
import { devices } from "@playwright/test";
import { isDemo } from "@/scripts/doctor/demo";
import { listPages } from "./support/built-files";
import { expect, test } from "./support/fixtures";
import { skipOpeningScreen, stopAtFirstFrame } from "./support/loading";
import { portfolio } from "./support/portfolio";

/** Total transfer size over HTTP/1.1, including headers. */
const FIRST_VISIT_BYTES = 430_000;
/** Compressed size, excluding scripts that load on touch or scroll. */
const FIRST_VISIT_SCRIPT_BYTES = 188_000;

/** Without accounts, the account pages do not exist. */
const listShownPages = () =>
  listPages().filter((path) => portfolio.accounts || !/^\/(login|register|forgot-password)$/.test(path));

test("pages are compressed, and both pages and unknown paths have the security policy", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["content-encoding"]).toBe("gzip");
  const unknown = await request.get("/images/none.webp");
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()["content-security-policy"]).toBe(headers["content-security-policy"]);
});

test("the health check names the commit that was built, and is not cached", async ({ request }) => {
  const response = await request.get("/api/health");
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const commit: unknown = expect.stringMatching(/^[0-9a-f]{7,40}$/);
  expect(await response.json()).toEqual({ ok: true, commit });
});

const FRESH = "public, max-age=0, must-revalidate";
const FOREVER = "public, max-age=31536000, immutable";
const NEVER = "private, no-cache, no-store, max-age=0, must-revalidate";

/** Written or drawn by the build. */
const FILES = [
  "/cv.pdf",
  "/contact.vcf",
  "/resume.json",
  "/llms.txt",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/icon",
  "/apple-icon",
  "/opengraph-image",
  "/projects/opengraph-image",
];

/** Finds the first of the page's URLs that matches. */
const findUrl = (html: string, pattern: RegExp) => (pattern.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");

test("caches ask for a new build's pages and files, and keep only what has a hash in its URL", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const pages = listShownPages().filter((path) => path !== "/no-such-page");
  const fresh = [...pages, "/projects?tech=React", ...FILES, portfolio.owner.portrait.src];
  const answers: [url: string, status: number, cacheControl: string][] = [
    ...fresh.map((url): [string, number, string] => [url, 200, FRESH]),
    [findUrl(html, /content="[^"]+(\/opengraph-image[^"]*)"/), 200, FRESH],
    [findUrl(html, /href="(\/icon[^"]*)"/), 200, FRESH],
    [findUrl(html, /src="(\/_next\/static\/[^"]+\.js[^"]*)"/), 200, FOREVER],
    [findUrl(html, /href="(\/_next\/static\/[^"]+\.css[^"]*)"/), 200, FOREVER],
    [findUrl(html, /(\/icons\.svg\?v=\w+)/), 200, FOREVER],
    [findUrl(html, /src="(\/_next\/image\?[^"]+)"/), 200, "public, max-age=31536000, must-revalidate"],
    ["/no-such-page", 404, NEVER],
    ["/_next/static/chunks/none.js", 404, NEVER],
    ["/images/none.webp", 404, NEVER],
    ["/api/health", 200, "no-store"],
    ["/api/none", 404, "no-store"],
  ];
  for (const [url, status, cacheControl] of answers) {
    for (const method of ["GET", "HEAD"]) {
      const response = await request.fetch(url, { method });
      const found = [response.status(), response.headers()["cache-control"]];
      expect(found, `${method} ${url}`).toEqual([status, cacheControl]);
    }
  }
  const data = (await request.get("/projects", { headers: { rsc: "1" } })).headers();
  expect([data["content-type"], data["cache-control"]], "the router's data").toEqual(["text/x-component", FRESH]);
});

test("what a cache already has of this build is not downloaded again", async ({ request }) => {
  for (const url of ["/", ...FILES, portfolio.owner.portrait.src, "/icons.svg"]) {
    const first = await request.get(url);
    const { etag = "" } = first.headers();
    const again = await request.get(url, { headers: { "If-None-Match": etag } });
    expect([again.status(), again.headers().etag, again.headers()["cache-control"]], url).toEqual([
      304,
      etag,
      first.headers()["cache-control"],
    ]);
    const other = await request.get(url, { headers: { "If-None-Match": '"another-build"' } });
    expect(other.status(), url).toBe(200);
  }
});

test("each script is requested once, after the style sheets have loaded", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404 .*no-such-page/);
  for (const path of listShownPages()) {
    await page.goto(path);
    const asked = await page.evaluate(() => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href);
      return {
        sheetsEnd: Math.max(...entries.filter(({ name }) => sheets.includes(name)).map((entry) => entry.responseEnd)),
        scripts: entries.filter(({ name }) => /\.js(?:\?|$)/.test(name)).map((entry) => entry.toJSON()),
        marks: document.querySelectorAll("template script, link[as=script]").length,
      };
    });
    expect(asked.scripts.length, path).toBeGreaterThan(5);
    expect(Math.min(...asked.scripts.map(({ startTime }) => startTime)), path).toBeGreaterThan(asked.sheetsEnd);
    const names = asked.scripts.map(({ name }) => name);
    expect(names, path).toEqual([...new Set(names)]);
    expect(asked.marks, path).toBe(0);
  }
});

test("the largest script has a compile hint, and the demo stays within its budget", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const urls = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scriptUrls = urls.filter((url) => /\.js(?:\?|$)/.test(url));
  const scripts = await Promise.all(scriptUrls.map(async (url) => (await page.request.get(url)).body()));
  const bytes = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(bytes).toBeGreaterThan(150_000);
  if (isDemo(portfolio.owner.email)) expect(bytes).toBeLessThanOrEqual(FIRST_VISIT_SCRIPT_BYTES);
  const [largest] = scripts.sort((one, other) => other.length - one.length);
  expect(largest?.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test.describe("on a phone", () => {
  // Leave out `isMobile`, because it makes the browser request a desktop-sized image too.
  const { viewport, deviceScaleFactor } = devices["Pixel 7"];
  test.use({ viewport, deviceScaleFactor, showsOpeningScreen: true });

  test("a first visit stays within its transfer budget", async ({ page }) => {
    test.skip(!isDemo(portfolio.owner.email), "needs the demo");
    await stopAtFirstFrame(page);
    await page.goto("/");
    await skipOpeningScreen(page);
    await expect(page.getByText("Welcome to my portfolio!", { exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const sizes = await page.evaluate(() => {
      const entries = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
      return (entries as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({ name, transferSize }));
    });
    const sum = sizes.reduce((total, { transferSize }) => total + transferSize, 0);
    expect(sum, JSON.stringify(sizes)).toBeGreaterThan(100_000);
    expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(FIRST_VISIT_BYTES);
  });
});
