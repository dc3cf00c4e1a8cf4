"use client";

import { clsx } from "clsx";
import dynamic from "next/dynamic";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { LoadBoundary } from "@/components/ui/load-boundary";
import type { AssistantPanelProps } from "./assistant-panel";

const AssistantPanel = dynamic(() => import("./assistant-panel").then((module) => module.AssistantPanel), {
  ssr: false,
});

const launcherClass = clsx(
  "fixed right-4 bottom-4 z-30 sm:right-6 sm:bottom-6 noscript:hidden",
  "[box-shadow:var(--shadow-float)]",
  "max-sm:aria-expanded:opacity-0 pointer-coarse:aria-expanded:opacity-0",
  "motion-safe:transition-opacity motion-safe:duration-base",
);

export function AssistantLauncher(props: Omit<AssistantPanelProps, "id" | "isOpen" | "onOpenChange">) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasAskedFor, setWasAskedFor] = useState(false);

  return (
    <>
      <Button
        size="round"
        aria-label="Open assistant"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
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
