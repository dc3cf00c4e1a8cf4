"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState, type ComponentProps } from "react";

/** Without `closedby`, Safari leaves clicks on the backdrop to us. */
const LIGHT_DISMISSES = typeof window !== "undefined" && "closedBy" in HTMLDialogElement.prototype;

const modalClass = clsx(
  "overscroll-contain text-ink [box-shadow:var(--shadow-float)] outline-none",
  "motion-safe:transition-[opacity,translate,overlay,display] motion-safe:transition-discrete motion-safe:ease-enter",
  "backdrop:bg-(--scrim) backdrop:opacity-0 open:backdrop:opacity-100 starting:open:backdrop:opacity-0",
  "motion-safe:backdrop:transition-[opacity,overlay,display] motion-safe:backdrop:transition-discrete",
  "motion-safe:backdrop:duration-base motion-safe:backdrop:ease-enter",
);

export interface ModalProps extends Omit<ComponentProps<"dialog">, "open" | "onClose"> {
  open: boolean;
  /** Called on Escape, and on a click on the backdrop. */
  onClose: () => void;
}

/** Shared by Dialog and Drawer. The children are rendered once it opens, and stay while it closes. */
export function Modal({ open, onClose, className, children, ...props }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    const root = document.documentElement;
    // Keep the scrollbar's room while the page behind cannot be scrolled.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
    dialog.showModal();
  }, [open]);

  return (
    <dialog
      ref={ref}
      closedby="any"
      onClose={({ currentTarget }) => {
        // On a busy computer, the event may come once the dialog is open again.
        if (!currentTarget.open) onClose();
      }}
      // A click can also be the end of a selection that began inside.
      onMouseDown={(event) => {
        if (LIGHT_DISMISSES || event.target !== event.currentTarget) return;
        // Otherwise, the click would take the focus that the dialog gives back.
        event.preventDefault();
        onClose();
      }}
      className={clsx(modalClass, className)}
      {...props}
    >
      {wasOpened && children}
    </dialog>
  );
}
