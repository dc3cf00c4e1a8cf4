import { startRoute, type NavigationType } from "@/components/loading/route-target";

export function onRouterTransitionStart(href: string, type: NavigationType): void {
  // Ends a smooth scroll, which would go on in the next page.
  window.scrollTo({ top: window.scrollY, behavior: "instant" });
  startRoute(href, type);
}
