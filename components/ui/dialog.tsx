"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState, type ComponentProps } from "react";
import { flushSync } from "react-dom";

export const dialogAnchor = "[anchor-name:--dialog-anchor]";

/** Without `closedby`, Safari leaves clicks on the backdrop to us. */
const LIGHT_DISMISSES = typeof window !== "undefined" && "closedBy" in HTMLDialogElement.prototype;

interface DialogProps extends Omit<ComponentProps<"dialog">, "onClose"> {
  variant?: "modal" | "lightbox" | "drawer" | "popover" | "corner";
  open: boolean;
  /** Called on Escape, or on clicking the backdrop, a `data-close` element or a link that opens in this tab. */
  onClose: () => void;
}

export function Dialog({ open, onClose, variant = "modal", className, children, ...props }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) return hide(dialog);
    show(dialog);
    const unlockPageScroll = variant === "drawer" ? lockPageScroll() : undefined;
    return unlockPageScroll;
  }, [open, variant]);

  const handlers: ComponentProps<"dialog"> = {
    onClick({ target, currentTarget: dialog }) {
      const isOnBackdrop = !LIGHT_DISMISSES && target === dialog && dialog.matches(":modal");
      const isWayOut = target instanceof Element && target.closest("[data-close], a[href]:not([target])") !== null;
      // Close the dialog before the browser follows the link, because a locked page cannot scroll to the link's target.
      if (isOnBackdrop || isWayOut) flushSync(onClose);
    },
  };

  return (
    <dialog
      ref={ref}
      popover={variant === "corner" ? "auto" : undefined}
      closedby={variant === "corner" ? undefined : "any"}
      onClose={onClose}
      onToggle={(event) => variant === "corner" && event.newState === "closed" && onClose()}
      className={clsx("dialog", `dialog-${variant}`, className)}
      {...props}
      {...handlers}
    >
      {wasOpened && children}
    </dialog>
  );
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.popover) return dialog.showPopover();
  const { documentElement: root } = document;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  if (!dialog.open) dialog.showModal();
}

function hide(dialog: HTMLDialogElement): void {
  if (dialog.popover) dialog.hidePopover();
  else if (dialog.open) dialog.close();
}

/** Fixes the body in place, because iOS ignores `overflow: hidden` on it. */
function lockPageScroll(): () => void {
  const { style } = document.body;
  const top = window.scrollY;
  Object.assign(style, { position: "fixed", top: `${-top}px`, width: "100%", overflow: "hidden" });
  return () => {
    Object.assign(style, { position: "", top: "", width: "", overflow: "" });
    window.scrollTo({ top, behavior: "instant" });
  };
}
