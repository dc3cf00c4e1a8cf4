"use client";

import { useTheme } from "next-themes";
import dynamic from "next/dynamic";
import { useEffect, useState, type CSSProperties } from "react";
import type * as Sonner from "sonner";
import { Icon } from "./icon";

const TOAST_MS = 5000;
export const ERROR_TOAST = { duration: 10_000, richColors: true };

/** Loads late, because the first paint does not need it. */
const loadSonner = () => import("sonner");

export function withToast(show: (toast: typeof Sonner.toast) => void): void {
  void loadSonner().then(
    ({ toast }) => show(toast),
    () => undefined,
  );
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
  toast: "items-start! gap-2! pr-11! text-sm! [box-shadow:var(--shadow-float)]! focus-visible:outline-2!",
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
  if (!isIdle) return null;
  return (
    <Toasts
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-right"
      // Above the assistant's button.
      offset={{ bottom: 96, right: 24 }}
      mobileOffset={{ bottom: 88, left: 20, right: 20 }}
      visibleToasts={3}
      duration={TOAST_MS}
      closeButton
      icons={icons}
      style={style}
      className="print:hidden"
      toastOptions={{ closeButtonAriaLabel: "Dismiss", classNames }}
    />
  );
}
