import { startRoute } from "@/components/loading/route-target";

export function onRouterTransitionStart(href: string): void {
  // Ends a smooth scroll, because Firefox would apply its last step to the next page.
  window.scrollTo({ top: window.scrollY, behavior: "instant" });
  startRoute(href);
}
