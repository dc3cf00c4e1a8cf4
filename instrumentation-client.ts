import { leavePage } from "@/components/layout/track-scroll";
import { startRoute } from "@/components/loading/route-target";

export function onRouterTransitionStart(href: string, type: "push" | "replace" | "traverse"): void {
  if (type !== "traverse" && new URL(href, location.href).pathname !== location.pathname) leavePage();
  startRoute(href);
}
