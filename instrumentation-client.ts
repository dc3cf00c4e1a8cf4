import { leavePage } from "@/components/layout/track-scroll";
import { startRouteTransition } from "@/components/loading/route-transition";

export function onRouterTransitionStart(href: string, type: "push" | "replace" | "traverse"): void {
  if (type !== "traverse" && new URL(href, location.href).pathname !== location.pathname) leavePage();
  startRouteTransition(href);
}
