import { createStore } from "@/lib/create-store";

const HOME = "/";
let pathname = globalThis.location?.pathname;
let count = 0;

/** Number of the client navigation whose loading screen shows; 0 is none. */
export const routeTransition = createStore(0);

/** A change of hash or query alone is no transition, and the home page needs no loading screen. */
export function startRouteTransition(href: string): void {
  const target = new URL(href, globalThis.location.href).pathname;
  if (target === pathname) return;
  pathname = target;
  routeTransition.set(target === HOME ? 0 : (count += 1));
}
