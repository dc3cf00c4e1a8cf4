"use client";

import { Menu, X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { useFocusInside } from "@/components/ui/use-focus-inside";
import { cn } from "@/lib/utils";
import { lockPage, unlockPage } from "./page-lock";

/** From here on the header shows all that the drawer holds: the large breakpoint of globals.css. */
const HEADER_IS_WIDE = "(min-width: 64rem)";

const iconButton =
  "inline-flex size-11 items-center justify-center rounded-control text-ink transition-colors duration-quick hover:bg-ground";

/** Closes when a link is followed, or the overlay is both pressed and released: a slider may be dragged out onto it. */
function closeOnClick(dialog: HTMLDialogElement, close: () => void): () => void {
  let isPressedOutside = false;
  const onPointerDown = (event: PointerEvent) => {
    isPressedOutside = event.target === dialog;
  };
  const onClick = ({ target }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest("a[href]") !== null;
    if (isLink || (isPressedOutside && target === dialog)) close();
  };
  dialog.addEventListener("pointerdown", onPointerDown);
  dialog.addEventListener("click", onClick);
  return () => {
    dialog.removeEventListener("pointerdown", onPointerDown);
    dialog.removeEventListener("click", onClick);
  };
}

/** The menu of narrow screens, sliding in from the right. What it holds is rendered when it is first opened. */
export function Drawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [stage, setStage] = useState<"unopened" | "open" | "closed">("unopened");

  const open = () => {
    lockPage();
    setStage("open");
    dialog.current?.showModal();
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

  useEffect(() => (dialog.current ? closeOnClick(dialog.current, close) : undefined), [close]);
  useFocusInside(dialog);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={stage === "open"}
        onClick={open}
        className={cn(iconButton, "-mr-2.5 [@media(scripting:none)]:hidden")}
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
