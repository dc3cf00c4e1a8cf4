"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { cn } from "@/lib/utils";
import { showModal } from "./show-modal";
import { useBackdropClose } from "./use-backdrop-close";
import { useFocusInside } from "./use-focus-inside";

interface DialogProps extends Omit<ComponentProps<"dialog">, "onClose"> {
  open: boolean;
  /** Called for every way out: Escape, the backdrop, and `open` turned off. */
  onClose: () => void;
}

/** The platform's modal dialog: top layer, inert page behind it, focus returned to where it was. */
export function Dialog({ open, onClose, className, children, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusInside(dialog);
  useBackdropClose(dialog);

  useEffect(() => {
    if (open) showModal(dialog.current);
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      className={cn(
        "m-auto overscroll-contain rounded-card border bg-raised text-ink opacity-0 shadow-float backdrop:bg-scrim backdrop:opacity-0 open:opacity-100 open:backdrop:opacity-100 starting:open:opacity-0 starting:open:backdrop:opacity-0",
        "motion-safe:translate-y-2 motion-safe:transition-[opacity,translate,overlay,display] motion-safe:transition-discrete motion-safe:duration-base motion-safe:ease-enter motion-safe:backdrop:transition-[opacity,overlay,display] motion-safe:backdrop:transition-discrete motion-safe:backdrop:duration-base motion-safe:open:translate-y-0 motion-safe:starting:open:translate-y-2",
        className,
      )}
      {...props}
    >
      {children}
    </dialog>
  );
}
