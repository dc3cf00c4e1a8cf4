"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showLoadFailure } from "@/components/ui/toaster";
import { useOnDemand } from "@/components/ui/hooks";
import type { AssistantPanelProps } from "./assistant-panel";

const loadPanel = () => import("./assistant-panel").then((module) => module.AssistantPanel);

export function AssistantLauncher(props: Omit<AssistantPanelProps, "open" | "onClose">) {
  const [open, setOpen] = useState(false);
  const [Panel, requestPanel] = useOnDemand(loadPanel);
  const openPanel = () => {
    requestPanel(() => {
      setOpen(false);
      showLoadFailure();
    });
    setOpen(true);
  };

  return (
    <>
      <Button
        size="floating"
        aria-label="Open assistant"
        aria-haspopup="dialog"
        aria-expanded={open && Panel !== null}
        onClick={openPanel}
        className="fixed right-4 bottom-4 z-30 sm:right-6 sm:bottom-6 print:hidden noscript:hidden"
      >
        <Icon name="message-circle" />
      </Button>
      {Panel && <Panel {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
