"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useIsHydrated } from "@/components/ui/hooks";
import { showGreeting } from "@/components/ui/toaster";
import { useStore } from "@/lib/create-store";
import { isOpening } from "@/lib/opening-screen";
import { LoadingScreen, type OwnerMark } from "./loading-screen";
import { markShown, readLastNavigation, routeTarget } from "./route-target";

const ROUTE_LOADING_MS = 1500;
const WELCOME_TOAST_DELAY_MS = 1500;
const WELCOME_SHOWN_KEY = "welcome-toast-shown";

interface Welcome {
  title: string;
  description: string;
}

function showWelcome(welcome: Welcome): void {
  try {
    if (sessionStorage.getItem(WELCOME_SHOWN_KEY)) return;
    sessionStorage.setItem(WELCOME_SHOWN_KEY, "1");
  } catch {
    // If storage is blocked, every page load shows this toast.
  }
  showGreeting(welcome);
}

interface InitialLoadingProps extends OwnerMark {
  showsScreen: boolean;
  welcome: Welcome | false;
}

export function InitialLoading({ showsScreen, welcome, ...mark }: InitialLoadingProps) {
  // Where React cannot hydrate the page, such as after an extension changed it, the screen would start over.
  const isRecreated = useIsHydrated();
  const [isComplete, setComplete] = useState(!showsScreen || isRecreated);
  useEffect(() => isOpening.set(!isComplete), [isComplete]);
  useEffect(() => {
    if (!isComplete || !welcome) return;
    const timer = setTimeout(() => showWelcome(welcome), WELCOME_TOAST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isComplete, welcome]);
  if (isComplete) return null;

  return <LoadingScreen {...mark} onLoadingComplete={() => setComplete(true)} />;
}

/** Uses a store, because the router's own updates wait until the new page is ready. */
export function RouteLoading(mark: OwnerMark) {
  const target = useStore(routeTarget);
  const pathname = usePathname();
  useEffect(() => markShown(pathname), [pathname]);
  // Browsers add the last steps of an ended smooth scroll to the new page's position.
  useEffect(() => {
    if (readLastNavigation() !== "push" || window.location.hash) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: "instant" }));
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  useEffect(() => {
    // Browsers can restore a page as it was left, so end the loading screen before that.
    const ends = ["offline", "pagehide"];
    for (const end of ends) window.addEventListener(end, giveUp);
    return () => {
      for (const end of ends) window.removeEventListener(end, giveUp);
    };
  }, []);
  if (target === null) return null;
  return (
    <LoadingScreen
      key={target}
      {...mark}
      duration={ROUTE_LOADING_MS}
      message="Loading page"
      hasArrived={pathname === target}
      onLoadingComplete={giveUp}
    />
  );
}

const giveUp = () => routeTarget.set(null);
