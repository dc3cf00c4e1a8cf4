"use client";

import { clsx } from "clsx";
import { useTheme } from "next-themes";
import dynamic from "next/dynamic";
import { useEffect, useState, type CSSProperties } from "react";
import type * as Sonner from "sonner";
import { createStore, useStore } from "@/lib/create-store";
import { Button } from "./button";
import { Icon } from "./icon";

const TOAST_MS = 5000;
const ERROR_TOAST = { duration: 10_000, richColors: true };

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

export function withToast(show: (toast: typeof Sonner.toast) => void): void {
  void loadSonner().then(
    ({ toast }) => show(toast),
    () => undefined,
  );
}

/** Says what happened: in a toast, or in the page where none can come. */
export function showOutcome(outcome: Outcome): void {
  const { kind, title, description } = outcome;
  void loadSonner().then(
    ({ toast }) => toast[kind](title, { ...(kind === "error" && ERROR_TOAST), description }),
    () => untoasted.set(outcome),
  );
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

const style: CSSProperties & Record<`--${string}`, string> = {
  "--normal-bg": "var(--raised)",
  "--normal-border": "var(--line)",
  "--normal-text": "var(--ink)",
  "--error-bg": "color-mix(in oklab, var(--danger) 12%, var(--raised))",
  "--error-border": "var(--danger)",
  "--error-text": "var(--danger)",
  "--border-radius": "var(--radius-control)",
  "--toast-close-button-start": "unset",
  "--toast-close-button-end": "0",
  "--toast-close-button-transform": "none",
  fontFamily: "inherit",
};

// Sonner's own styles are unlayered, so only `!` overrides them.
const classNames = {
  toast: "items-start! gap-2! py-3! pr-11! text-sm! [box-shadow:var(--shadow-float)]! focus-visible:outline-2!",
  icon: "mt-[3px]!",
  description: "text-inherit!",
  closeButton: "size-11! border-0! bg-transparent! text-inherit!",
};

const icons = {
  info: <Icon name="info" className="size-4 text-accent-text" />,
  success: <Icon name="circle-check" className="size-4 text-success" />,
  error: <Icon name="circle-alert" className="size-4" />,
  close: <Icon name="x" className="size-4" />,
};

export function Toaster() {
  const { resolvedTheme } = useTheme();
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
          theme={resolvedTheme === "dark" ? "dark" : "light"}
          position="bottom-right"
          // Above the assistant's button.
          offset={{ bottom: 96, right: 24 }}
          mobileOffset={{ bottom: 80, left: 20, right: 20 }}
          visibleToasts={3}
          duration={TOAST_MS}
          closeButton
          icons={icons}
          style={style}
          className="print:hidden"
          toastOptions={{ closeButtonAriaLabel: "Dismiss", classNames }}
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
        "fixed right-5 bottom-20 left-5 z-50 flex items-start gap-2 rounded-control border bg-raised py-4 pr-1 pl-4",
        "text-sm [box-shadow:var(--shadow-float)] sm:right-6 sm:bottom-24 sm:left-auto sm:w-89 print:hidden",
        kind === "error" && "border-danger text-danger",
      )}
    >
      <span className="pt-0.5">{icons[kind]}</span>
      <div className="min-w-0 grow wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p>{description}</p>
      </div>
      <Button variant="ghost" size="icon" aria-label="Dismiss" className="-my-3" onClick={() => untoasted.set(null)}>
        {icons.close}
      </Button>
    </div>
  );
}
