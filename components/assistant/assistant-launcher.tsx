"use client";

import { clsx } from "clsx";
import dynamic from "next/dynamic";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { LoadBoundary } from "@/components/ui/load-boundary";
import type { AssistantPanelProps } from "./assistant-panel";

const AssistantPanel = dynamic(() => import("./assistant-panel").then((module) => module.AssistantPanel), {
  ssr: false,
});

const launcherClass = clsx(
  "fixed right-4 bottom-4 z-30 sm:right-6 sm:bottom-6 print:hidden noscript:hidden",
  "size-14 justify-center rounded-full [box-shadow:var(--shadow-float)]",
  "[@media(pointer:coarse)_or_(height<42rem)]:aria-expanded:opacity-0",
  // On small screens, it gets out of the way of the text. Focus brings it back.
  "motion-safe:transition-[opacity,translate] motion-safe:duration-base",
  "max-lg:data-away:not-focus:not-aria-expanded:pointer-events-none max-lg:data-away:not-focus:not-aria-expanded:opacity-0",
  "max-lg:data-away:not-focus:not-aria-expanded:translate-y-4",
);

/** A resting thumb can scroll this far. */
const TOLERANCE_PX = 8;

/** Whether the visitor last scrolled down. */
function useIsScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let previous = window.scrollY;
    const look = () => {
      const moved = window.scrollY - previous;
      if (Math.abs(moved) < TOLERANCE_PX) return;
      previous = window.scrollY;
      setDown(moved > 0);
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return isDown;
}

export function AssistantLauncher(props: Omit<AssistantPanelProps, "id" | "isOpen" | "onOpenChange">) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasAskedFor, setWasAskedFor] = useState(false);
  const isAway = useIsScrolledDown();

  return (
    <>
      <Button
        size="own"
        aria-label="Open assistant"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-away={isAway || undefined}
        popoverTarget={panelId}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button. Otherwise the panel could not give the focus back.
          currentTarget.focus();
          setWasAskedFor(true);
        }}
        className={launcherClass}
      >
        <Icon name="message-circle" className="size-6" />
      </Button>
      {wasAskedFor && (
        <LoadBoundary>
          <AssistantPanel {...props} id={panelId} isOpen={isOpen} onOpenChange={setOpen} />
        </LoadBoundary>
      )}
    </>
  );
}
