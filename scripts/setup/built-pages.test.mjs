import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { delayScripts, findUnfinishedRoutes, hashInlineScripts, listBuiltPages } from "./built-pages.mjs";

const ROUTES = {
  "/": { routeType: "page", dataRoute: "/index.rsc" },
  "/blog/first": { routeType: "page", dataRoute: "/blog/first.rsc" },
  "/robots.txt": { routeType: "route", dataRoute: null },
};

/** A build folder of these files. */
function makeBuild(...files) {
  const folder = mkdtempSync(path.join(tmpdir(), "built site "));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, "prerender-manifest.json"), JSON.stringify({ routes: ROUTES }));
  const places = files.map((name) => path.join(folder, "server", name));
  for (const place of places) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, "");
  }
  return { folder, places };
}

it("lists the HTML of every page, by both routers, and refuses by name when a page's is elsewhere", () => {
  const { folder, places } = makeBuild("app/index.html", "app/blog/first.html", "pages/500.html");
  expect(listBuiltPages(folder).sort()).toEqual(places.sort());
  // Where an adapter has it.
  const moved = makeBuild("app/index.html", "route-cache/APP_PAGE/hash/$/blog/first.html");
  expect(() => listBuiltPages(moved.folder)).toThrow(/\/blog\/first\.$/);
});

it.each([
  ['<p>x</p><script id="a" data-src="1 > 0"> self.x = "<b>" \n</script>', ' self.x = "<b>" \n'],
  ["<SCRIPT>one()\r\n</SCRIPT >", "one()\n"],
  ['<script src="/a.js" async=""></script><script async src=/b.js></script>'],
  ['<script type="application/ld+json">{"@type":"Person"}</script>'],
])("of %j hashes the inline scripts as a browser reads them", (html, ...texts) => {
  const hashes = texts.map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
  expect(hashInlineScripts(html)).toEqual(hashes);
});

describe("late scripts", () => {
  const LOADER = '<script>((late)=>late.replaceWith(late.content))(document.getElementById("late-scripts"))</script>';
  const SCRIPT = '<script async src="/a.js"></script>';

  it("stand at the end of the body, in their order and unchanged, and are not preloaded", () => {
    const font = '<link rel="preload" href="/f.woff2" as="font"/>';
    const html =
      `<html><head><script src="/a.js" async=""></script>${font}<link rel="preload" as="script" href="/a.js"/></head>` +
      '<body><p>y</p><script src="/b.js" id="_R_" async=""></script><script>one()</script></body></html>';
    const late = delayScripts(html);
    expect(late).toBe(
      `<html><head>${font}</head><body><p>y</p><script>one()</script>` +
        '<template id="late-scripts"><script src="/a.js" async=""></script><script src="/b.js" id="_R_" async=""></script></template>' +
        `${LOADER}</body></html>`,
    );
    expect(delayScripts(late)).toBe(late);
  });

  it("are not those of the page's own text, for old browsers, or that look like one in a text", () => {
    const kept =
      '<script>async = "src"</script><script src="/old.js" noModule=""></script>' +
      "<script>push(\"\\u003cscript src='/a.js' async>\")</script><p>&lt;script src async&gt;</p>";
    expect(delayScripts(`<body>${kept}</body>`)).toBe(`<body>${kept}</body>`);
    expect(delayScripts(`<body>${kept}${SCRIPT}</body>`).startsWith(`<body>${kept}<template`)).toBe(true);
  });

  it("stop the build where a page has no end", () => {
    expect(() => delayScripts(SCRIPT)).toThrow("no end of its body");
  });
});

describe("routes that are not finished when the site is built", () => {
  const finished = (srcRoute) => ({ srcRoute, compute: "static", initialRevalidateSeconds: false });
  const again = (srcRoute) => ({ ...finished(srcRoute), initialRevalidateSeconds: 60 });
  const posts = { "/blog/first": finished("/blog/[slug]"), "/blog/second": finished("/blog/[slug]") };
  const known = { dynamicRoutes: { "/blog/[slug]": { fallback: false } } };

  it.each([
    ["/", { routes: { "/": finished("/") } }],
    ["/api/contact", { routes: {} }],
    ["/blog/[slug]", { routes: posts, ...known }],
    ["/blog/[slug]", { routes: {}, ...known }],
  ])("are not %s", (route, prerendered) => {
    expect(findUnfinishedRoutes({ a: route }, prerendered)).toEqual([]);
  });

  it.each([
    ["/account", "rendered at request time", { routes: { "/": finished("/") } }],
    ["/apiary", "not of the API", { routes: {} }],
    ["/news", "made again after a while", { routes: { "/news": again("/news") } }],
    ["/shell", "finished in part", { routes: { "/shell": { ...finished("/shell"), compute: "dynamic" } } }],
    ["/blog/[slug]", "with any value", { routes: posts, dynamicRoutes: { "/blog/[slug]": { fallback: null } } }],
    ["/blog/[slug]", "with one made again", { routes: { ...posts, "/blog/third": again("/blog/[slug]") }, ...known }],
  ])("are %s, %s", (route, _why, prerendered) => {
    expect(findUnfinishedRoutes({ a: route }, prerendered)).toEqual([route]);
  });
});
