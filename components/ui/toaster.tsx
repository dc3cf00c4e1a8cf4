"use client";

import { clsx } from "clsx";
import { type FocusEvent, type PointerEvent, useEffect } from "react";
import { createPortal } from "react-dom";
import type * as Sonner from "sonner";
import { createStore, useStore } from "@/lib/create-store";
import { Button } from "./button";
import { Icon } from "./icon";

const TONES = {
  info: { icon: "info", iconClass: "text-accent-text max-sm:hidden", duration: 5000 },
  success: { icon: "circle-check", iconClass: "text-success", duration: 5000 },
  error: { icon: "circle-alert", iconClass: "text-danger", duration: 10_000 },
} as const;

interface CardProps {
  id: number;
  tone: keyof typeof TONES;
  title: string;
  description?: string;
}

function ToastCard({ id, tone, title, description }: CardProps) {
  const { icon, iconClass } = TONES[tone];
  return (
    // Inside Sonner's polite region, `role="alert"` still announces errors immediately.
    <div id={`toast-${id}`} role={tone === "error" ? "alert" : "status"} className={`toast-card toast-card-${tone}`}>
      <p className="flex items-start gap-2 pr-8 font-medium">
        <Icon name={icon} className={clsx("mt-0.5", iconClass)} />
        {title}
      </p>
      {description && <p className="text-sm leading-snug text-ink-muted">{description}</p>}
      <Button
        variant="ghost"
        size="icon-small"
        aria-label="Dismiss"
        onClick={() => toast.dismiss(id)}
        className="absolute top-1 right-1"
      >
        <Icon name="x" />
      </Button>
    </div>
  );
}

const sonner = createStore<typeof Sonner | null>(null);

/** Loads Sonner on demand. If the download fails, the next toast tries again. */
function withSonner(then?: (toast: typeof Sonner.toast) => void): void {
  const handleLoad = (loaded: typeof Sonner) => {
    sonner.set(loaded);
    then?.(loaded.toast);
  };
  void import("sonner").then(handleLoad, () => undefined);
}

let lastId = 0;

const showAs =
  (tone: CardProps["tone"]) =>
  (title: string, { description }: Pick<CardProps, "description"> = {}): number => {
    const id = ++lastId;
    withSonner(({ custom, dismiss, getToasts }) => {
      const card = <ToastCard id={id} tone={tone} title={title} description={description} />;
      custom(() => card, { id, duration: TONES[tone].duration, onDismiss: () => giveFocusBack(id) });
      // Sonner only hides toasts beyond the third, so dismiss them.
      for (const oldest of getToasts().slice(0, -3)) dismiss(oldest.id);
    });
    return id;
  };

export const toast = {
  info: showAs("info"),
  success: showAs("success"),
  error: showAs("error"),
  dismiss: (id: number) => withSonner(({ dismiss }) => dismiss(id)),
};

export function showLoadFailure(): void {
  toast.error("This could not be loaded", { description: "Check your connection and try again." });
}

let focusedBefore: EventTarget | null = null;

function giveFocusBack(id: number): void {
  const { activeElement } = document;
  const listItem = document.getElementById(`toast-${id}`)?.closest("li");
  if (!(activeElement instanceof HTMLElement) || !listItem?.contains(activeElement)) return;
  activeElement.blur();
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
}

const send = (type: string, target: EventTarget | null) => target?.dispatchEvent(new Event(type, { bubbles: true }));

const pauses = {
  onFocusCapture(event: FocusEvent) {
    // Hide this event from Sonner. Otherwise Sonner would restore focus, and Tab could never leave the toast.
    event.stopPropagation();
    const { currentTarget, relatedTarget, target } = event;
    if (!currentTarget.contains(relatedTarget)) focusedBefore = relatedTarget;
    // Alt+T focuses Sonner's list, so move the focus to its first button.
    if (target.matches("ol")) target.querySelector("button")?.focus({ focusVisible: true });
    // Sonner pauses a toast only for a pointer, so simulate a pointer when the keyboard is used.
    else if (target.matches(":focus-visible")) send("pointerdown", target.closest("ol"));
  },
  onBlur: ({ target }: FocusEvent) => ["pointerup", "dragend"].forEach((end) => send(end, target.closest("ol"))),
  // Sonner does not notice when a touch becomes a scroll, so report the end of the touch.
  onPointerCancel: ({ target }: PointerEvent) => send("pointerup", target),
};

const layer = typeof document === "undefined" ? null : document.createElement("div");
if (layer) Object.assign(layer, { popover: "manual", className: "toast-region" });

export function placeToasts(): void {
  if (!layer || !sonner.read()) return;
  const parent = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (layer.parentNode !== parent) parent.append(layer);
  layer.togglePopover(true);
}

function handleToggle({ target, newState }: ToggleEvent): void {
  if (newState !== "open" || !(target instanceof HTMLElement) || target.popover !== "auto") return;
  layer?.hidePopover();
  placeToasts();
}

/** Preloads Sonner when the browser is idle, so that a lost connection can still be reported. */
export function Toaster() {
  const loaded = useStore(sonner);
  useEffect(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => withSonner());
    else setTimeout(withSonner, 1000);
  }, []);
  useEffect(() => {
    if (!loaded) return;
    placeToasts();
    document.addEventListener("toggle", handleToggle, true);
    return () => document.removeEventListener("toggle", handleToggle, true);
  }, [loaded]);
  if (!loaded || !layer) return null;
  const toaster = <loaded.Toaster expand mobileOffset={8} swipeDirections={["right"]} />;
  return createPortal(<div {...pauses}>{toaster}</div>, layer);
}
