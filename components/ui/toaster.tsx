"use client";

import { clsx } from "clsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createStore, useStore } from "@/lib/create-store";
import { Button } from "./button";
import { useAttention } from "./hooks";
import { Icon } from "./icon";

const TOAST_MS = 5000;
const ERROR_TOAST_MS = 10_000;
const MAX_TOASTS = 3;
/** As long as the style sheet lets a toast fade. */
const LEAVING_MS = 200;
const SWIPE_PX = 60;

const TONES = {
  info: { icon: "info", className: "text-accent-text" },
  success: { icon: "circle-check", className: "text-success" },
  error: { icon: "circle-alert", className: "text-danger" },
} as const;

interface ToastContent {
  title: string;
  description?: string;
  tone?: keyof typeof TONES;
}

interface Toast extends ToastContent {
  id: number;
  isLeaving?: boolean;
}

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** What had the focus before a toast took it. */
let cameFrom: HTMLElement | null = null;

function dismiss(id: number): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest(`#toast-${id}`)) {
    activeElement.blur();
    cameFrom?.focus({ preventScroll: true });
  }
  toasts.set(toasts.read().map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
  setTimeout(() => toasts.set(toasts.read().filter((toast) => toast.id !== id)), LEAVING_MS);
}

/** Shows a toast; of more than three the oldest goes. Returns how to take it away. */
export function showToast(content: ToastContent): () => void {
  const id = ++lastId;
  toasts.set([...toasts.read(), { ...content, id }]);
  const standing = toasts.read().filter((toast) => !toast.isLeaving);
  for (const { id: oldest } of standing.slice(0, -MAX_TOASTS)) dismiss(oldest);
  return () => dismiss(id);
}

export function showLoadFailure(): void {
  showToast({ title: "This could not be loaded", description: "Check your connection and try again.", tone: "error" });
}

interface CardProps {
  /** Time stands while somebody reads, or looks elsewhere. */
  isHeld: boolean;
  onClose: () => void;
}

function ToastCard({ title, description, tone = "info", isHeld, onClose }: ToastContent & CardProps) {
  const { icon, className } = TONES[tone];
  const [swipe, setSwipe] = useState<{ from: number; x: number }>();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), tone === "error" ? ERROR_TOAST_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, tone]);
  return (
    <div
      // Inside the polite region an alert is still announced at once.
      role={tone === "error" ? "alert" : "status"}
      className="pointer-events-auto relative w-full touch-pan-y touch-pinch-zoom rounded-control border bg-raised px-3 py-2.5 text-ink shadow-float"
      style={swipe && { translate: swipe.x }}
      onPointerDown={({ clientX, pointerType }) => pointerType === "touch" && setSwipe({ from: clientX, x: 0 })}
      onPointerMove={({ clientX }) => swipe && setSwipe({ ...swipe, x: Math.max(0, clientX - swipe.from) })}
      onPointerUp={() => (swipe && swipe.x > SWIPE_PX ? onClose() : setSwipe(undefined))}
      onPointerCancel={() => setSwipe(undefined)}
    >
      <p className="flex items-start gap-2 pr-8 font-medium wrap-anywhere">
        <Icon name={icon} className={clsx("mt-0.5", className)} />
        {title}
      </p>
      {description && <p className="text-sm wrap-anywhere text-ink-muted">{description}</p>}
      <Button
        variant="ghost"
        size="icon-small"
        aria-label="Dismiss"
        onClick={onClose}
        className="absolute top-1 right-1"
      >
        <Icon name="x" />
      </Button>
    </div>
  );
}

/** The corner of the toasts, a region from the start so that screen readers know it. Alt+T leads there. */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  const shown = useStore(toasts);
  const [isAttended, attention] = useAttention();
  const [isTabHidden, setTabHidden] = useState(() => typeof document !== "undefined" && document.hidden);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // Dialogs and popovers open above everything that stands: the region then opens again above them.
    const rise = (event?: Event) => {
      if (event?.target === region.current || (event as ToggleEvent | undefined)?.newState === "closed") return;
      region.current?.hidePopover();
      region.current?.showPopover();
    };
    rise();
    document.addEventListener("toggle", rise, { capture: true, signal });
    document.addEventListener("visibilitychange", () => setTabHidden(document.hidden), { signal });
    const lead = (event: KeyboardEvent) => {
      const button = region.current?.querySelector<HTMLElement>("li:not([inert]) button");
      if (event.code !== "KeyT" || !event.altKey || event.ctrlKey || event.metaKey || !button) return;
      event.preventDefault();
      button.focus({ focusVisible: true });
    };
    document.addEventListener("keydown", lead, { signal });
    return () => listeners.abort();
  }, []);
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notifications (Alt+T)"
      aria-live="polite"
      className="toast-region"
      {...attention}
      onFocus={(event) => {
        attention.onFocus(event);
        const { currentTarget, relatedTarget } = event;
        if (!currentTarget.contains(relatedTarget))
          cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
    >
      <ol className="flex flex-col gap-2">
        {shown.map(({ id, isLeaving, ...content }) => (
          <li key={id} id={`toast-${id}`} className="toast" inert={isLeaving}>
            <ToastCard
              {...content}
              isHeld={isAttended || isTabHidden}
              onClose={() => {
                // Nothing tells that the pointer has left what is taken away under it.
                attention.onPointerLeave();
                dismiss(id);
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
