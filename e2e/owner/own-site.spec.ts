import { readdirSync } from "node:fs";
import { constants } from "node:os";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeContent } from "@/e2e/support/change-content";
import { readLines } from "@/e2e/support/page";
import { post } from "@/e2e/support/post-contact";
import { pointToSandbox } from "@/scripts/sandbox/provider.mjs";
import { expectNothingOfTheDemo } from "./support/open-copy";
import { openOwnSite, type OwnSite } from "./support/open-own-site";

const PAGES = ["/", "/projects", "/login", "/register", "/forgot-password", "/no-such-page"];
const DATA = ["/llms.txt", "/resume.json", "/contact.vcf", "/manifest.webmanifest", "/robots.txt", "/sitemap.xml"];
const GONE = /7946|tel:|linkedin|Newsletter|Subscribe|Sign (In|Up)|Built <time|Weaving|#about|More about me/;
const LONG_NAME = "Wolfeschlegelsteinhausenberger";
const CHANNELS = Object.fromEntries(
  Array.from({ length: 11 }, (_, index) => [
    `forum-${index}`,
    { name: `Forum ${index}`, url: `https://forum-${index}.ada.dev`, colour: "#0EA5E9" },
  ]),
);
const ANALYTICS = {
  script: "https://stats.ada.dev/script.js",
  endpoint: "https://collect.ada.dev/api",
  attributes: { "data-domain": "ada.dev" },
};
const PROVIDER = pointToSandbox("https://mail.example");
const [MISSING_KEY = ""] = Object.keys(PROVIDER);
const WIDTHS = [320, 390, 768, 1024, 1440, 2560];

let site: OwnSite;
beforeAll(async () => {
  site = await openOwnSite();
});
afterAll(() => site.close());

describe("the owner's site, built as a standalone server", () => {
  beforeAll(async () => {
    const output = await site.rebuild({ ...PROVIDER, [MISSING_KEY]: "" });
    expect(Object.keys(PROVIDER).filter((name) => output.includes(name))).toEqual([MISSING_KEY]);
    expectNothingOfTheDemo(output, "the build's log");
  });

  it.each([...PAGES, ...DATA])("shows its owner, and nothing from the demo, at %s", async (address) => {
    const text = await site.read(address);
    expect(text).toMatch(PAGES.includes(address) ? /Ada/ : /ada/i);
    expectNothingOfTheDemo(text, address);
  });

  it("names its owner in the structured data and in the CV", async () => {
    const html = await site.read("/");
    expect(html).toContain('"email":"mailto:ada@lovelace.dev"');
    expect(html).toContain('"sameAs":["https://github.com/ada-l","https://www.linkedin.com/in/ada-lovelace"]');
    const text = await site.readCv();
    expect(text).toContain("Ada Lovelace");
    expect(text).not.toMatch(/Projects|Certificates/);
    expectNothingOfTheDemo(text, "/cv.pdf");
  });

  it("has nothing from the demo in its browser scripts", () => {
    const files = readdirSync(site.copy.at(".next/static"), { recursive: true, encoding: "utf8" });
    const scripts = files.filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    for (const name of scripts) expectNothingOfTheDemo(site.copy.read(`.next/static/${name}`), name);
  });

  it("does not link to projects that do not exist yet, and has no dead links", async () => {
    const html = await site.read("/");
    expect(html).not.toContain('href="/projects"');
    const anchors = [...html.matchAll(/href="\/?#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors).toContain("contact");
    expect(anchors.filter((id) => id !== "top" && !html.includes(`id="${id}"`))).toEqual([]);
  });

  it("sends its security headers, loads its scripts late, and has no accounts without a PostgreSQL server", async () => {
    const { headers } = await fetch(site.url());
    expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
    const [early = ""] = (await site.read("/")).split('<template id="late-scripts">');
    expect(early).not.toMatch(/<script\b[^>]* async\b/);
    const path = "/api/account/link";
    const body = '{"token":"unknown"}';
    const asked = await post({ url: site.url(), path, body, headers: { "sec-fetch-site": "same-origin" } });
    expect(asked.reply, site.output()).toMatchObject({ ok: false, code: "auth/no-accounts" });
  });

  it("keeps each period of the experience on one line", async () => {
    for (const width of WIDTHS) {
      await site.page.setViewportSize({ width, height: 900 });
      await site.page.goto(site.url());
      const lines = await readLines(site.page.getByText("Sept 1942 – Sept 1943"));
      expect(new Set(lines.map(({ y }) => y)).size, `${width} px`).toBe(1);
    }
  });
});

describe("the owner's site, changed, rebuilt and opened again in the same browser", () => {
  let before = "";

  beforeAll(async () => {
    before = (await site.lookAtPortrait()).url;
    // The server must exit on its own after SIGTERM, without being killed.
    expect([0, 128 + constants.signals.SIGTERM]).toContain(await site.stop());
    const red = sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#ff0000" } });
    await red.webp().toFile(site.copy.at("public/images/placeholder-portrait.webp"));
    site.copy.edit("content/site.ts", (source) =>
      changeContent(source, ({ owner, codeHosting: _none, ...site }) => ({
        ...site,
        owner: { ...Object(owner), phone: undefined, firstName: LONG_NAME },
        accent: "#FACC15",
        sections: ["contact"],
        channels: CHANNELS,
        footerChannels: Object.keys(CHANNELS),
        assistantChannels: [],
        accounts: false,
        buildLine: false,
        assistant: false,
        welcome: false,
        analytics: ANALYTICS,
      })),
    );
    await site.rebuild();
  });

  it("shows a new visitor the new accent, and the new image under its old file name", async () => {
    await site.page.evaluate(() => localStorage.clear());
    const { url, colour } = await site.lookAtPortrait();
    const [red = 0, green = 0, blue = 0] = colour;
    expect([red > 240, green < 15, blue < 15]).toEqual([true, true, true]);
    // The URL must change, because browsers and .next/cache use it as the cache key.
    expect(url).not.toBe(before);
    const accent = await site.page.evaluate(() => document.documentElement.style.getPropertyValue("--primary"));
    expect(accent.toUpperCase()).toBe("#FACC15");
  });

  it("has no welcome and no assistant, and loads the owner's analytics", async () => {
    const response = await fetch(site.url());
    const html = await response.text();
    expect(html).not.toMatch(/Open assistant|Welcome to/);
    expect(html).toContain('<script defer="" src="https://stats.ada.dev/script.js" data-domain="ada.dev"></script>');
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/stats\.ada\.dev;/);
    expect(policy).toContain("connect-src 'self' https://stats.ada.dev https://collect.ada.dev;");
    expect(html, "the site's own scripts are still late").toContain('<template id="late-scripts">');
  });

  it("does not mention removed content, and has no account pages", async () => {
    for (const address of ["/", "/projects", "/llms.txt", "/resume.json", "/contact.vcf"]) {
      const text = await site.read(address);
      expect(text, address).toMatch(/Ada|Wolfe/);
      expect(text, address).not.toMatch(GONE);
    }
    expect(await site.readCv()).not.toMatch(GONE);
    for (const address of ["/login", "/register"]) expect((await fetch(site.url() + address)).status).toBe(404);
  });

  it.each(WIDTHS)("fits a first name of thirty letters and eleven channels at %i px", async (width) => {
    await site.page.setViewportSize({ width, height: 900 });
    await site.page.goto(site.url());
    const seen = await site.page.evaluate(() => {
      const boxesOf = (selector: string, part = (element: Element): Node | null => element) =>
        [...document.querySelectorAll(selector)].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(part(element) ?? element);
          return [...range.getClientRects()];
        });
      const edges = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const [portrait = new DOMRect()] = edges("#home img");
      const meet = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
      const isOver = (box: DOMRect) => meet(box, portrait);
      const links = edges("footer a");
      const controls = edges("header nav, header button").map(({ left }) => left);
      return {
        scrolls: document.documentElement.scrollWidth - innerWidth,
        lines: boxesOf("h1", ({ lastChild }) => lastChild).length,
        overPortrait: boxesOf("h1").filter(isOver).length,
        beyondTheOpening: boxesOf(".loading-wordmark").filter(({ right }) => right > innerWidth).length,
        channels: edges("footer a[target=_blank]").length,
        crowdedLinks: links.filter(
          (one) => one.right > innerWidth || links.some((other) => other !== one && meet(one, other)),
        ).length,
        headerIsFree: (edges("header a")[0]?.right ?? Infinity) <= Math.min(...controls.filter((left) => left > 0)),
      };
    });
    expect(seen).toEqual({
      scrolls: 0,
      lines: 1,
      overPortrait: 0,
      beyondTheOpening: 0,
      channels: 11,
      crowdedLinks: 0,
      headerIsFree: true,
    });
  });
});
