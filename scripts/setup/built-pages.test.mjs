import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { delayScripts, findUnfinishedRoutes, listBuiltPages } from "./built-pages.mjs";

const ROUTES = {
  "/": { routeType: "page", dataRoute: "/index.rsc" },
  "/blog/first": { routeType: "page", dataRoute: "/blog/first.rsc" },
  "/robots.txt": { routeType: "route", dataRoute: null },
};

it("lists the HTML file of every page in both routers, and names a page whose file is missing", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "built site "));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "prerender-manifest.json"), JSON.stringify({ routes: ROUTES }));
  const [index, moved, first, error] = [
    ...["app/index.html", "route-cache/APP_PAGE/hash/$/blog/first.html", "app/blog/first.html", "pages/500.html"],
  ].map((name) => path.join(folder, "server", name));
  const write = (file) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
  };
  [index, moved, error].forEach(write);
  expect(() => listBuiltPages(folder)).toThrow(/\/blog\/first\.$/);
  write(first);
  expect(listBuiltPages(folder).sort()).toEqual([first, index, error]);
});

it("does not move inline scripts, scripts for old browsers or scripts quoted in text", () => {
  const kept =
    '<script>async = "src"</script><script src="/old.js" noModule=""></script>' +
    "<script>push(\"\\u003cscript src='/a.js' async>\")</script><p>&lt;script src async&gt;</p>";
  const late = delayScripts(`<body><script async src="/a.js"></script>${kept}</body>`);
  expect(late.startsWith(`<body>${kept}<template`)).toBe(true);
});

const finished = (srcRoute) => ({ srcRoute, compute: "static", initialRevalidateSeconds: false });
const again = (srcRoute) => ({ ...finished(srcRoute), initialRevalidateSeconds: 60 });
const posts = { "/blog/first": finished("/blog/[slug]"), "/blog/second": finished("/blog/[slug]") };
const known = { dynamicRoutes: { "/blog/[slug]": { fallback: false } } };
it.each([
  ["/", true, "static", { routes: { "/": finished("/") } }],
  ["/api/contact", true, "an API route", { routes: {} }],
  ["/blog/[slug]", true, "all values known", { routes: posts, ...known }],
  ["/blog/[slug]", true, "no values yet", { routes: {}, ...known }],
  ["/account", false, "rendered at request time", { routes: { "/": finished("/") } }],
  ["/apiary", false, "not an API route", { routes: {} }],
  ["/news", false, "revalidated", { routes: { "/news": again("/news") } }],
  ["/shell", false, "partly prerendered", { routes: { "/shell": { ...finished("/shell"), compute: "dynamic" } } }],
  [
    "/blog/[slug]",
    false,
    "any value allowed",
    { routes: posts, dynamicRoutes: { "/blog/[slug]": { fallback: null } } },
  ],
  ["/blog/[slug]", false, "one page revalidated", { routes: { ...posts, "/new": again("/blog/[slug]") }, ...known }],
])("reports whether the route %s is fully prerendered: %s, %s", (route, isFinished, _why, prerendered) => {
  expect(findUnfinishedRoutes({ a: route }, prerendered)).toEqual(isFinished ? [] : [route]);
});
