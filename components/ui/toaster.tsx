"use client";

import { clsx } from "clsx";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import type * as Sonner from "sonner";
import { createStore, useStore } from "@/lib/create-store";
import { Icon } from "./icon";

const TOAST_MS = 5000;
const ERROR_TOAST_MS = 10_000;

interface Outcome {
  kind: "success" | "error";
  title: string;
  description?: string;
}

/** The outcome that no toast can show, because their script could not be loaded. */
const untoasted = createStore<Outcome | null>(null);

let sonner: Promise<typeof Sonner> | undefined;

/** Loads late, because the first paint does not need it. Once it has failed, there is nothing to show toasts with. */
const loadSonner = () => (sonner ??= import("sonner"));

function withToast(show: (toast: typeof Sonner.toast) => void): void {
  void loadSonner().then(
    ({ toast }) => show(toast),
    () => undefined,
  );
}

/** Says what happened: in a toast, or in the page where none can come. */
export function showOutcome(outcome: Outcome): void {
  const { kind, title, description } = outcome;
  void loadSonner().then(
    ({ toast }) => toast[kind](title, { duration: kind === "error" ? ERROR_TOAST_MS : TOAST_MS, description }),
    () => untoasted.set(outcome),
  );
}

/** Says something that nobody asked for: it leaves at the visitor's first click or key. */
export function showGreeting({ title, description }: Omit<Outcome, "kind">): void {
  withToast((toast) => {
    const id = toast.info(title, { description });
    for (const use of ["click", "keydown"]) {
      window.addEventListener(use, () => toast.dismiss(id), { once: true, capture: true });
    }
  });
}

export function dismissOutcomes(): void {
  untoasted.set(null);
  withToast((toast) => toast.dismiss());
}

const Toasts = dynamic(
  () =>
    loadSonner().then(
      ({ Toaster }) => Toaster,
      () => () => null,
    ),
  { ssr: false },
);

const cardClass =
  "flex items-start gap-2 rounded-control border py-3 ps-4 pe-11 text-sm wrap-anywhere [box-shadow:var(--shadow-float)]";
const kindClasses = {
  info: "bg-raised",
  success: "bg-raised",
  error: "border-danger bg-[color-mix(in_oklab,var(--danger)_12%,var(--raised))] text-danger",
};
const iconClass = "pt-0.5";
const contentClass = "min-w-0 grow";
const titleClass = "font-medium";
const dismissClass = "absolute top-0 right-0 flex size-11 items-center justify-center rounded-control";

const classNames = {
  ...kindClasses,
  toast: clsx(
    cardClass,
    "w-(--width) data-[expanded=false]:data-[front=false]:*:opacity-0",
    // Sonner's own focus ring, which no layer overrides, cannot be seen on a dark page.
    "focus-visible:outline-2!",
  ),
  icon: iconClass,
  content: contentClass,
  title: titleClass,
  closeButton: dismissClass,
};

const icons = {
  info: <Icon name="info" className="size-4 text-accent-text" />,
  success: <Icon name="circle-check" className="size-4 text-success" />,
  error: <Icon name="circle-alert" className="size-4" />,
  close: <Icon name="x" className="size-4" />,
};

export function Toaster() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const load = () => setIdle(true);
    if ("requestIdleCallback" in window) requestIdleCallback(load);
    else setTimeout(load, 1000);
  }, []);
  return (
    <>
      <UntoastedOutcome />
      {isIdle && (
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
      )}
    </>
  );
}

/** Stands where the toast would, until the visitor dismisses it. */
function UntoastedOutcome() {
  const outcome = useStore(untoasted);
  if (!outcome) return null;
  const { kind, title, description } = outcome;
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={clsx(
        cardClass,
        kindClasses[kind],
        "fixed right-5 bottom-20 left-5 z-50 sm:right-6 sm:bottom-24 sm:left-auto sm:w-89 print:hidden",
      )}
    >
      <span className={iconClass}>{icons[kind]}</span>
      <div className={contentClass}>
        <p className={titleClass}>{title}</p>
        <p>{description}</p>
      </div>
      <button type="button" aria-label="Dismiss" className={dismissClass} onClick={() => untoasted.set(null)}>
        {icons.close}
      </button>
    </div>
  );
}
