/**
 * What the route loading screen follows: client navigations to another page. The router announces them through
 * `instrumentation-client.ts`, before the new page has loaded, for links and for back and forward alike.
 */
const HOME = "/";
const NONE = 0;

const listeners = new Set<() => void>();
let pathname = globalThis.location?.pathname;
let count = 0;
let current = NONE;

function show(transition: number): void {
  current = transition;
  for (const listener of listeners) listener();
}

/**
 * Notes that the router is on its way to an address. A change of hash or query alone is no transition, and the home
 * page needs no loading screen.
 *
 * @param href Address, absolute or relative to the present one.
 */
export function startRouteTransition(href: string): void {
  const target = new URL(href, globalThis.location.href).pathname;
  if (target === pathname) return;
  pathname = target;
  show(target === HOME ? NONE : (count += 1));
}

/** Notes that the loading screen of the present transition has gone. */
export function endRouteTransition(): void {
  show(NONE);
}

export function subscribeToRouteTransition(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of the transition whose loading screen shows; 0 is none. */
export function readRouteTransition(): number {
  return current;
}
