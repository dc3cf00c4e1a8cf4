import { expect, it } from "vitest";
import { findUnfinishedRoutes } from "./static-pages.mjs";

const finished = { compute: "static", initialRevalidateSeconds: false };

it("accepts finished pages and any route of the API", () => {
  const routes = { "/page": "/", "/(pages)/login/page": "/login", "/api/contact/route": "/api/contact" };
  expect(findUnfinishedRoutes(routes, { routes: { "/": finished, "/login": finished } })).toEqual([]);
});

it("names a page that is rendered at request time", () => {
  const routes = { "/page": "/", "/account/page": "/account" };
  expect(findUnfinishedRoutes(routes, { routes: { "/": finished } })).toEqual(["/account"]);
});

it("names a file outside the API that is made at request time", () => {
  expect(findUnfinishedRoutes({ "/cv.pdf/route": "/cv.pdf" }, { routes: {} })).toEqual(["/cv.pdf"]);
});

it("names a page that is made again after a while, and one that is finished in part", () => {
  const prerendered = {
    routes: { "/news": { ...finished, initialRevalidateSeconds: 60 }, "/shell": { ...finished, compute: "dynamic" } },
  };
  expect(findUnfinishedRoutes({ a: "/news", b: "/shell" }, prerendered)).toEqual(["/news", "/shell"]);
});

it("does not take a page for the API because of how its name begins", () => {
  expect(findUnfinishedRoutes({ a: "/apiary" }, { routes: {} })).toEqual(["/apiary"]);
});
