"use client";

import { clsx } from "clsx";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { placeToasts } from "./toaster";

const FOCUSABLE = "a[href], summary, :is(button, input, select, textarea):not(:disabled), [tabindex='0']";

/** The class of the control that a popover stands below. */
export const dialogAnchor = "[anchor-name:--dialog-anchor]";

interface DialogProps extends Omit<ComponentProps<"dialog">, "onClose"> {
  /** Styles are in primitives.css. */
  variant?: "modal" | "lightbox" | "drawer" | "popover" | "corner";
  open: boolean;
  /** Called for every way out: Escape, the backdrop, a `data-close` button, and a link that is followed in this tab. */
  onClose: () => void;
}

/** The platform's dialog, in the top layer. What it holds is rendered when it is first opened, and stays. */
export function Dialog({ open, onClose, variant = "modal", className, children, ...props }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Not React's event: toasts that stand in the dialog are no children of it.
    dialog.onkeydown = (event) => keepTabInside(dialog, event);
    if (!open) return hide(dialog);
    show(dialog);
    const unlockPageScroll = variant === "drawer" ? lockPageScroll() : undefined;
    return () => {
      unlockPageScroll?.();
      // The dialog may be gone, and they with it.
      placeToasts();
    };
  }, [open, variant]);

  const handlers: ComponentProps<"dialog"> = {
    onPointerDown: ({ target }) => void (pressed.current = target),
    onClick({ target, currentTarget: dialog }) {
      // Pressed and released there: a slider, or the end of a selection, may be dragged out onto it.
      const isOnBackdrop = dialog.matches(":modal") && target === dialog && pressed.current === dialog;
      const isWayOut = target instanceof Element && target.closest("[data-close], a[href]:not([target])") !== null;
      // At once, because the browser follows a link as soon as the click is over, and a held page cannot scroll to it.
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
  // Reserves the scrollbar's width, but only where there is a scrollbar.
  const { documentElement: root } = document;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  if (!dialog.open) dialog.showModal();
  placeToasts();
}

function hide(dialog: HTMLDialogElement): void {
  if (dialog.popover) dialog.hidePopover();
  else if (dialog.open) dialog.close();
  placeToasts();
}

/** On iOS hidden overflow alone would let the page scroll. */
function lockPageScroll(): () => void {
  const { style } = document.body;
  const top = window.scrollY;
  Object.assign(style, { position: "fixed", top: `${-top}px`, width: "100%", overflow: "hidden" });
  return () => {
    Object.assign(style, { position: "", top: "", width: "", overflow: "" });
    window.scrollTo({ top, behavior: "instant" });
  };
}

/** The radios of a group are one stop of the Tab key. */
const stopOf = (element: Element | null | undefined) =>
  element instanceof HTMLInputElement && element.type === "radio" ? element.name : element;

/** Past the last control comes the first: a modal dialog alone lets the Tab key out into the browser's own bars. */
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
