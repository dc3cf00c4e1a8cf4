"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { LoadBoundary } from "@/components/ui/load-boundary";
import type { AssistantPanelProps } from "./assistant-panel";

const AssistantPanel = dynamic(() => import("./assistant-panel").then((module) => module.AssistantPanel), {
  ssr: false,
});

export function AssistantLauncher(props: Omit<AssistantPanelProps, "open" | "onClose">) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const openPanel = () => {
    setWasOpened(true);
    setOpen(true);
  };

  return (
    <>
      <Button
        size="floating"
        aria-label="Open assistant"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openPanel}
        className="fixed right-4 bottom-4 z-30 sm:right-6 sm:bottom-6 print:hidden noscript:hidden"
      >
        <Icon name="message-circle" />
      </Button>
      {wasOpened && (
        <LoadBoundary>
          <AssistantPanel {...props} open={open} onClose={() => setOpen(false)} />
        </LoadBoundary>
      )}
    </>
  );
}
