import { startRouteTransition } from "@/components/loading/route-transition";

export function onRouterTransitionStart(href: string): void {
  startRouteTransition(href);
}
