"use client";

import { clsx } from "clsx";
import { toast, Toaster as Toasts } from "sonner";
import { Icon } from "./icon";

const TOAST_MS = 5000;
const ERROR_TOAST_MS = 10_000;

interface Outcome {
  kind: "success" | "error";
  title: string;
  description?: string;
}

/** Says what happened. */
export function showOutcome({ kind, title, description }: Outcome): void {
  toast[kind](title, { duration: kind === "error" ? ERROR_TOAST_MS : TOAST_MS, description });
}

/** Says something that nobody asked for: it leaves at the visitor's first click or key. */
export function showGreeting({ title, description }: Omit<Outcome, "kind">): void {
  const id = toast.info(title, { description });
  for (const use of ["click", "keydown"]) {
    window.addEventListener(use, () => toast.dismiss(id), { once: true, capture: true });
  }
}

export function dismissOutcomes(): void {
  toast.dismiss();
}

const classNames = {
  toast: clsx(
    "flex w-(--width) items-start gap-2 rounded-control border py-3 ps-4 pe-11 text-sm wrap-anywhere",
    "[box-shadow:var(--shadow-float)] data-[expanded=false]:data-[front=false]:*:opacity-0",
    // Sonner's own focus ring, which no layer overrides, cannot be seen on a dark page.
    "focus-visible:outline-2!",
  ),
  info: "bg-raised",
  success: "bg-raised",
  error: "border-danger bg-[color-mix(in_oklab,var(--danger)_12%,var(--raised))] text-danger",
  icon: "pt-0.5",
  content: "min-w-0 grow",
  title: "font-medium",
  closeButton: "absolute top-0 right-0 flex size-11 items-center justify-center rounded-control",
};

const icons = {
  info: <Icon name="info" className="size-4 text-accent-text" />,
  success: <Icon name="circle-check" className="size-4 text-success" />,
  error: <Icon name="circle-alert" className="size-4" />,
  close: <Icon name="x" className="size-4" />,
};

export function Toaster() {
  return (
    <Toasts
      position="bottom-right"
      // Above the assistant's button.
      offset={{ bottom: 96, right: 24 }}
      mobileOffset={{ bottom: 80, left: 20, right: 20 }}
      visibleToasts={3}
      duration={TOAST_MS}
      closeButton
      icons={icons}
      style={{ fontFamily: "inherit" }}
      className="print:hidden"
      toastOptions={{ unstyled: true, closeButtonAriaLabel: "Dismiss", classNames }}
    />
  );
}
