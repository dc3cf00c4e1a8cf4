"use client";

import { clsx } from "clsx";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const FOCUSABLE = "a[href], summary, :is(button, input, select, textarea):not(:disabled), [tabindex='0']";

export const dialogAnchor = "[anchor-name:--dialog-anchor]";

interface DialogProps extends Omit<ComponentProps<"dialog">, "onClose"> {
  variant?: "modal" | "lightbox" | "drawer" | "popover" | "corner";
  open: boolean;
  /** Called on Escape, or on clicking the backdrop, a `data-close` element or a link that opens in this tab. */
  onClose: () => void;
}

export function Dialog({ open, onClose, variant = "modal", className, children, ...props }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.onkeydown = (event) => keepTabInside(dialog, event);
    if (!open) return hide(dialog);
    show(dialog);
    const unlockPageScroll = variant === "drawer" ? lockPageScroll() : undefined;
    return unlockPageScroll;
  }, [open, variant]);

  const handlers: ComponentProps<"dialog"> = {
    onPointerDown: ({ target }) => void (pressed.current = target),
    onClick({ target, currentTarget: dialog }) {
      // Check where the press started, because a drag that starts on a slider may end on the backdrop.
      const isOnBackdrop = dialog.matches(":modal") && target === dialog && pressed.current === dialog;
      const isWayOut = target instanceof Element && target.closest("[data-close], a[href]:not([target])") !== null;
      // Close the dialog before the browser follows the link, because a locked page cannot scroll to the link's target.
      if (isOnBackdrop || isWayOut) flushSync(onClose);
    },
  };

  return (
    <dialog
      ref={ref}
      popover={variant === "corner" ? "auto" : undefined}
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

/** A radio group is a single tab stop. */
const stopOf = (element: Element | null | undefined) =>
  element instanceof HTMLInputElement && element.type === "radio" ? element.name : element;

/** Keeps Tab inside the dialog. In a native modal, Tab also reaches the browser's toolbars. */
function keepTabInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility());
  const [edge, opposite] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
  const { activeElement } = document;
  if (activeElement !== dialog && stopOf(activeElement) !== stopOf(edge)) return;
  event.preventDefault();
  const checked = controls.find((control) => control.matches(":checked") && stopOf(control) === stopOf(opposite));
  (checked ?? opposite)?.focus();
}
