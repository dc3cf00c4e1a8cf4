import { createStore } from "@/lib/create-store";

const HOME = "/";
let pathname = globalThis.location?.pathname;
let count = 0;

/** Number of the current client navigation, or 0 for none. */
export const routeTransition = createStore(0);

/** Shows no loading screen for links to the home page, or for links that change only the hash or the query. */
export function startRouteTransition(href: string): void {
  const target = new URL(href, globalThis.location.href).pathname;
  if (target === pathname) return;
  pathname = target;
  routeTransition.set(target === HOME ? 0 : (count += 1));
}
