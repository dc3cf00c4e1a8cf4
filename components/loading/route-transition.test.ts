import { beforeEach, describe, expect, it, vi } from "vitest";

const load = () => import("./route-transition");
let transition: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("location", { href: "https://example.com/login?next=1", pathname: "/login" });
  transition = await load();
  return () => vi.unstubAllGlobals();
});

describe("route transitions", () => {
  it("start with another page, each with a number of its own", () => {
    transition.startRouteTransition("/projects");
    expect(transition.routeTransition.read()).toBe(1);
    transition.startRouteTransition("https://example.com/register");
    expect(transition.routeTransition.read()).toBe(2);
  });

  it("do not start for the page that is already open", () => {
    transition.startRouteTransition("#verify=1");
    transition.startRouteTransition("/login?next=2");
    expect(transition.routeTransition.read()).toBe(0);
  });

  it("do not start for home, and going home ends the one that shows", () => {
    transition.startRouteTransition("/projects");
    transition.startRouteTransition("/#about");
    expect(transition.routeTransition.read()).toBe(0);
    transition.startRouteTransition("/projects");
    expect(transition.routeTransition.read()).toBe(2);
  });
});
