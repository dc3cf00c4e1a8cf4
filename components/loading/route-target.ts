import { createStore } from "@/lib/create-store";

/** Paths that open without a loading screen: the home page, and every page that this tab has shown. */
const shownPaths = new Set(["/"]);

/** The path of the page that is loading, or null. */
export const routeTarget = createStore<string | null>(null);

export const markShown = (pathname: string) => void shownPaths.add(pathname);

export type NavigationType = "push" | "replace" | "traverse";

/** Undefined on the first page. */
let lastNavigation: NavigationType | undefined;

export const readLastNavigation = () => lastNavigation;

export function startRoute(href: string, type: NavigationType): void {
  lastNavigation = type;
  const { pathname } = new URL(href, window.location.href);
  routeTarget.set(shownPaths.has(pathname) ? null : pathname);
}
