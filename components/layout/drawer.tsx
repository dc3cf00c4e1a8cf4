"use client";

import { Menu, X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { showModal } from "@/components/ui/show-modal";
import { useBackdropClose } from "@/components/ui/use-backdrop-close";
import { useFocusInside } from "@/components/ui/use-focus-inside";
import { cn } from "@/lib/utils";
import { lockPage, unlockPage } from "./page-lock";

/** From here on the header shows all that the drawer holds: the large breakpoint of globals.css. */
const HEADER_IS_WIDE = "(min-width: 64rem)";

const iconButton =
  "inline-flex size-11 items-center justify-center rounded-control text-ink transition-colors duration-quick hover:bg-ground";

/** Calls `close` when a link in the drawer is followed. */
function watchLinks(dialog: HTMLDialogElement, close: () => void): () => void {
  const closeFromLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a[href]")) close();
  };
  dialog.addEventListener("click", closeFromLink);
  return () => dialog.removeEventListener("click", closeFromLink);
}

/** The menu of narrow screens, sliding in from the right. What it holds is rendered when it is first opened. */
export function Drawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [stage, setStage] = useState<"unopened" | "open" | "closed">("unopened");

  const open = () => {
    showModal(dialog.current);
    lockPage();
    setStage("open");
  };

  const close = useCallback(() => {
    dialog.current?.close();
    unlockPage();
  }, []);

  useEffect(() => {
    const wide = window.matchMedia(HEADER_IS_WIDE);
    wide.addEventListener("change", close);
    return () => {
      wide.removeEventListener("change", close);
      unlockPage();
    };
  }, [close]);

  useEffect(() => (dialog.current ? watchLinks(dialog.current, close) : undefined), [close]);
  useBackdropClose(dialog);
  useFocusInside(dialog);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={stage === "open"}
        onClick={open}
        className={cn(iconButton, "-mr-2.5 noscript:hidden")}
      >
        <Menu aria-hidden="true" />
        <span className="sr-only">Open menu</span>
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        onClose={() => {
          unlockPage();
          setStage("closed");
        }}
        className="drawer"
      >
        <div className="flex h-full flex-col overflow-y-auto overscroll-contain">
          <div className="flex h-16 shrink-0 items-center justify-between pr-3 pl-5">
            <h2 id={titleId} className="meta font-normal text-ink-muted">
              Menu
            </h2>
            <button type="button" onClick={close} className={iconButton}>
              <X aria-hidden="true" />
              <span className="sr-only">Close menu</span>
            </button>
          </div>
          {stage !== "unopened" && children}
        </div>
      </dialog>
    </>
  );
}
