import { expect, it } from "vitest";
import { findUnfinishedRoutes } from "./built-pages.mjs";

const finished = (srcRoute) => ({ srcRoute, compute: "static", initialRevalidateSeconds: false });

it("accepts finished pages and any route of the API", () => {
  const routes = { "/page": "/", "/(pages)/login/page": "/login", "/api/contact/route": "/api/contact" };
  const prerendered = { routes: { "/": finished("/"), "/login": finished("/login") } };
  expect(findUnfinishedRoutes(routes, prerendered)).toEqual([]);
});

it("names a page that is rendered at request time", () => {
  const routes = { "/page": "/", "/account/page": "/account" };
  expect(findUnfinishedRoutes(routes, { routes: { "/": finished("/") } })).toEqual(["/account"]);
});

it("names a file outside the API that is made at request time", () => {
  expect(findUnfinishedRoutes({ "/cv.pdf/route": "/cv.pdf" }, { routes: {} })).toEqual(["/cv.pdf"]);
});

it("names a page that is made again after a while, and one that is finished in part", () => {
  const routes = {
    "/news": { ...finished("/news"), initialRevalidateSeconds: 60 },
    "/shell": { ...finished("/shell"), compute: "dynamic" },
  };
  expect(findUnfinishedRoutes({ a: "/news", b: "/shell" }, { routes })).toEqual(["/news", "/shell"]);
});

it("does not take a page for the API because of how its name begins", () => {
  expect(findUnfinishedRoutes({ a: "/apiary" }, { routes: {} })).toEqual(["/apiary"]);
});

const post = { "/blog/[slug]/page": "/blog/[slug]" };
const posts = { "/blog/first": finished("/blog/[slug]"), "/blog/second": finished("/blog/[slug]") };

it.each([{ routes: posts }, { routes: {} }])(
  "accepts a page with a parameter that takes only known values: %j",
  ({ routes }) => {
    expect(findUnfinishedRoutes(post, { routes, dynamicRoutes: { "/blog/[slug]": { fallback: false } } })).toEqual([]);
  },
);

it.each([{ "/blog/[slug]": { fallback: null } }, { "/blog/[slug]": { fallback: "/blog/[slug].html" } }, {}])(
  "names a page whose parameter may take any value: %j",
  (dynamicRoutes) => {
    const routes = "/blog/[slug]" in dynamicRoutes ? posts : {};
    expect(findUnfinishedRoutes(post, { routes, dynamicRoutes })).toEqual(["/blog/[slug]"]);
  },
);

it("names a page with a parameter of which one value is made again after a while", () => {
  const routes = { ...posts, "/blog/third": { ...finished("/blog/[slug]"), initialRevalidateSeconds: 60 } };
  const dynamicRoutes = { "/blog/[slug]": { fallback: false } };
  expect(findUnfinishedRoutes(post, { routes, dynamicRoutes })).toEqual(["/blog/[slug]"]);
});
