"use client";

import { clsx } from "clsx";
import { createContext, use, useEffect } from "react";
import { flushSync } from "react-dom";
import { Modal, type ModalProps } from "./modal";

let isFixed = false;

/** Whether a drawer is open. The page behind it is fixed, so its scroll position reads 0. */
export const isPageFixed = () => isFixed;

const CloseContext = createContext<() => void>(() => undefined);

/** Closes the drawer around a component, if there is one. */
export const useCloseDrawer = () => use(CloseContext);

const drawerClass = clsx(
  "inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[300px] max-w-[85vw] border-l bg-surface",
  "motion-safe:translate-x-full motion-safe:duration-base motion-safe:open:translate-x-0",
  "motion-safe:open:duration-slow motion-safe:starting:open:translate-x-full",
);

/** A modal drawer at the right edge. The page behind it stays where it is. */
export function Drawer({ open, onClose, className, children, ...props }: ModalProps) {
  useEffect(() => (open ? fixPage() : undefined), [open]);
  // Close synchronously, because a fixed page cannot scroll to a link's target.
  const close = () => flushSync(onClose);

  return (
    <Modal open={open} onClose={onClose} className={clsx(drawerClass, className)} {...props}>
      <CloseContext value={close}>{children}</CloseContext>
    </Modal>
  );
}

/** Fixes the body in place, because iOS ignores `overflow: hidden` on it. */
function fixPage(): () => void {
  const { style } = document.body;
  const top = window.scrollY;
  isFixed = true;
  Object.assign(style, { position: "fixed", top: `${-top}px`, width: "100%", overflow: "hidden" });
  return () => {
    Object.assign(style, { position: "", top: "", width: "", overflow: "" });
    window.scrollTo({ top, behavior: "instant" });
    isFixed = false;
  };
}
