"use client";

import { MessageCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { showLoadFailure } from "@/components/ui/toaster";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { ChatQuestion } from "./chat";

const loadPanel = () => import("./assistant-panel").then((module) => module.AssistantPanel);

interface AssistantLauncherProps {
  greeting: string;
  questions: ChatQuestion[];
  /** Links to the contact channels, shown under the answer that names them. */
  socials: ReactNode;
}

/** Keeps the bottom right corner; toasts start above it. The panel stays once loaded, and the conversation with it. */
export function AssistantLauncher(props: AssistantLauncherProps) {
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
      <button
        type="button"
        aria-label="Open assistant"
        aria-haspopup="dialog"
        aria-expanded={open && Panel !== null}
        onClick={openPanel}
        className="fixed right-4 bottom-4 z-30 flex size-14 items-center justify-center rounded-full border border-accent-control bg-accent-fill text-on-accent shadow-float hover:border-ink aria-expanded:opacity-0 motion-safe:transition-[scale,border-color,opacity] motion-safe:duration-quick motion-safe:active:scale-[.98] sm:right-6 sm:bottom-6 print:hidden noscript:hidden"
      >
        <MessageCircle aria-hidden="true" className="size-6" />
      </button>
      {Panel && <Panel {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
