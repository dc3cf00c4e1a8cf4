"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cn } from "@/lib/utils";

const FOCUSABLE = "a[href], summary, :is(button, input, select, textarea):not(:disabled), [tabindex='0']";

const fades = "opacity-0 open:opacity-100 starting:open:opacity-0 motion-safe:open:translate-y-0";
const rises = `${fades} motion-safe:translate-y-2 motion-safe:starting:open:translate-y-2`;
const drops = `${fades} motion-safe:-translate-y-2 motion-safe:starting:open:-translate-y-2`;

const dialogVariants = cva(
  "overscroll-contain border text-ink shadow-float outline-none backdrop:opacity-0 open:backdrop:opacity-100 motion-safe:transition-[opacity,translate,overlay,display] motion-safe:transition-discrete motion-safe:duration-base motion-safe:ease-enter motion-safe:backdrop:transition-[opacity,overlay,display] motion-safe:backdrop:transition-discrete motion-safe:backdrop:duration-base starting:open:backdrop:opacity-0",
  {
    variants: {
      variant: {
        modal: `${rises} m-auto rounded-card bg-raised backdrop:bg-scrim`,
        /** As large as a sheet of A4 on its side can be. */
        lightbox: `${rises} m-auto max-h-[calc(100dvh-1rem)] w-[min(calc(100vw-1rem),76rem,max(20rem,calc((100dvh-12rem)*1.414)))] max-w-none overflow-y-auto rounded-card bg-raised backdrop:bg-scrim`,
        drawer:
          "inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[300px] max-w-[85vw] border-y-0 border-r-0 bg-surface backdrop:bg-scrim motion-safe:translate-x-full motion-safe:open:translate-x-0 motion-safe:open:duration-slow motion-safe:starting:open:translate-x-full",
        /** Below its anchor, else at the column's edge; on a phone across the screen. */
        popover: `${drops} inset-x-3 top-17 bottom-auto m-0 max-h-[calc(100dvh-5rem)] w-auto max-w-none overflow-y-auto rounded-card border-line-strong bg-raised backdrop:bg-transparent sm:right-[max(var(--page-margin),calc((100vw-var(--container-page))/2))] sm:left-auto sm:w-88 sm:supports-[right:anchor(right)]:top-[calc(anchor(bottom)+0.5rem)] sm:supports-[right:anchor(right)]:right-[max(0.75rem,anchor(right))] sm:supports-[right:anchor(right)]:[position-anchor:--dialog-anchor]`,
        /** In the bottom right corner; the page beside it stays usable. */
        corner: `${rises} inset-auto right-[clamp(0px,(100vw-320px)/2,1.5rem)] bottom-4 max-h-[calc(100dvh-2rem)] w-[320px] max-w-full flex-col overflow-hidden rounded-card bg-raised open:flex sm:bottom-6`,
      },
    },
    defaultVariants: { variant: "modal" },
  },
);

/** The class of the control that a popover stands below. */
export const dialogAnchor = "[anchor-name:--dialog-anchor]";

interface DialogProps extends Omit<ComponentProps<"dialog">, "onClose">, VariantProps<typeof dialogVariants> {
  open: boolean;
  /** Called for every way out: Escape, the backdrop, a `data-close` button, and a link that is followed in this tab. */
  onClose: () => void;
}

/** The platform's dialog, in the top layer. What it holds is rendered when it is first opened, and stays. */
export function Dialog({ open, onClose, onKeyDown, variant = "modal", className, children, ...props }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) return hide(dialog);
    show(dialog);
    return variant === "drawer" ? holdPage() : undefined;
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
    onKeyDown(event) {
      keepTabInside(event);
      onKeyDown?.(event);
    },
  };

  return (
    <dialog
      ref={ref}
      popover={variant === "corner" ? "auto" : undefined}
      onClose={onClose}
      onToggle={(event) => variant === "corner" && event.newState === "closed" && onClose()}
      className={cn(dialogVariants({ variant }), className)}
      {...props}
      {...handlers}
    >
      {wasOpened && children}
    </dialog>
  );
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.popover) return dialog.showPopover();
  // A scrollbar keeps its room; `scrollbar-gutter` alone would take some where no scrollbar is drawn.
  const { documentElement: root } = document;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  if (!dialog.open) dialog.showModal();
}

function hide(dialog: HTMLDialogElement): void {
  if (dialog.popover) dialog.hidePopover();
  else dialog.close();
}

/** On iOS hidden overflow alone would let the page scroll. */
function holdPage(): () => void {
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
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const dialog = event.currentTarget;
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility());
  const [edge, opposite] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
  const { activeElement } = document;
  if (activeElement !== dialog && stopOf(activeElement) !== stopOf(edge)) return;
  event.preventDefault();
  const checked = controls.find((control) => control.matches(":checked") && stopOf(control) === stopOf(opposite));
  (checked ?? opposite)?.focus();
}
