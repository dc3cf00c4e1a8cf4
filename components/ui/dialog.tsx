"use client";

import { clsx } from "clsx";
import { Modal, type ModalProps } from "./modal";

const dialogClass = clsx(
  "m-auto overflow-y-auto rounded-card border bg-raised opacity-0 open:opacity-100 starting:open:opacity-0",
  "motion-safe:translate-y-2 motion-safe:duration-base",
  "motion-safe:open:translate-y-0 motion-safe:starting:open:translate-y-2",
);

/** A modal dialog in the middle of the screen. The caller sets its size. */
export function Dialog({ className, ...props }: ModalProps) {
  return <Modal className={clsx(dialogClass, className)} {...props} />;
}
