"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from "react";

const popoverClass = clsx(
  "overscroll-contain rounded-card border bg-raised text-ink [box-shadow:var(--shadow-float)] outline-none",
  "opacity-0 open:opacity-100 starting:open:opacity-0",
  "motion-safe:transition-[opacity,translate,overlay,display] motion-safe:transition-discrete",
  "empty:hidden motion-safe:duration-base motion-safe:ease-enter",
);

/** For a link in a popover that would cover its target. */
export const closePopover = ({ currentTarget }: MouseEvent<Element>) =>
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

interface PopoverProps extends Omit<ComponentProps<"dialog">, "open" | "popover"> {
  /** Opens it as soon as it is rendered. Otherwise, its children are rendered once a button opens it. */
  defaultOpen?: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A panel over a page that stays usable. A button whose `popoverTarget` names it opens and closes it; Escape and a click
 * outside close it, too. The caller sets its place.
 */
export function Popover({ defaultOpen = false, onOpenChange, className, children, ...props }: PopoverProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(defaultOpen);

  useEffect(() => {
    // In browsers older than Chrome 114, Safari 17 and Firefox 125, it stays closed.
    if (!ref.current || !("popover" in HTMLElement.prototype)) return;
    if (defaultOpen) ref.current.togglePopover(true);
    // A button may have opened it before this script ran.
    const isOpen = ref.current.matches(":popover-open");
    setWasOpened(isOpen);
    onOpenChange(isOpen);
  }, [defaultOpen, onOpenChange]);

  return (
    <dialog
      ref={ref}
      popover="auto"
      onBeforeToggle={({ newState }) => {
        if (newState === "open") setWasOpened(true);
      }}
      onToggle={({ newState }) => onOpenChange(newState === "open")}
      className={clsx(popoverClass, className)}
      {...props}
    >
      {wasOpened && children}
    </dialog>
  );
}
