import { endGlide } from "@/components/layout/follow-scroll";
import { startRouteTransition } from "@/components/loading/route-transition";

export function onRouterTransitionStart(href: string): void {
  if (new URL(href, location.href).pathname !== location.pathname) endGlide();
  startRouteTransition(href);
}
