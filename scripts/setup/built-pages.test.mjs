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

it("lists the HTML of every page of both routers, and names a page whose HTML is missing", () => {
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
  ["/api/contact", true, "of the API", { routes: {} }],
  ["/blog/[slug]", true, "with known values", { routes: posts, ...known }],
  ["/blog/[slug]", true, "with no value yet", { routes: {}, ...known }],
  ["/account", false, "rendered at request time", { routes: { "/": finished("/") } }],
  ["/apiary", false, "not of the API", { routes: {} }],
  ["/news", false, "revalidated after a while", { routes: { "/news": again("/news") } }],
  ["/shell", false, "prerendered in part", { routes: { "/shell": { ...finished("/shell"), compute: "dynamic" } } }],
  ["/blog/[slug]", false, "with any value", { routes: posts, dynamicRoutes: { "/blog/[slug]": { fallback: null } } }],
  [
    "/blog/[slug]",
    false,
    "with one that is revalidated",
    { routes: { ...posts, "/new": again("/blog/[slug]") }, ...known },
  ],
])("reports whether the route %s is fully prerendered: %s, %s", (route, isFinished, _why, prerendered) => {
  expect(findUnfinishedRoutes({ a: route }, prerendered)).toEqual(isFinished ? [] : [route]);
});
