import { startRouteTransition } from "@/lib/route-transition";

export function onRouterTransitionStart(href: string): void {
  startRouteTransition(href);
}
