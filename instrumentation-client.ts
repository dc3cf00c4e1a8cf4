import { startRoute, type NavigationType } from "@/components/loading/route-target";

export function onRouterTransitionStart(href: string, type: NavigationType): void {
  // Ends a smooth scroll. See RouteLoading for its last steps.
  window.scrollTo({ top: window.scrollY, behavior: "instant" });
  startRoute(href, type);
}
