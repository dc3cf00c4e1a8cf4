import { createStore } from "@/lib/create-store";

const HOME = "/";
let pathname = globalThis.location?.pathname;
let count = 0;

/** Counts client navigations; 0 is none. */
export const routeTransition = createStore(0);

/** Ignores navigation to the home page, and changes to only the hash or query. */
export function startRouteTransition(href: string): void {
  const target = new URL(href, globalThis.location.href).pathname;
  if (target === pathname) return;
  pathname = target;
  routeTransition.set(target === HOME ? 0 : (count += 1));
}
