"use client";

import { clsx } from "clsx";
import { Toaster as SonnerToaster, toast } from "sonner";
import { useEffect, useRef } from "react";
import { Button } from "./button";
import { Icon } from "./icon";
import type { ShowToast, ToastContent } from "./toaster";

const TOAST_MS = 5000;
const ERROR_TOAST_MS = 10_000;
const MAX_TOASTS = 3;

/** Above the assistant's button, which keeps the corner. */
const OFFSET = { bottom: "6rem", right: "1.5rem", left: "1rem" };
const MOBILE_OFFSET = { bottom: "5rem", right: "var(--page-margin)", left: "var(--page-margin)" };

const TONES = {
  info: { icon: "info", className: "text-accent-text" },
  success: { icon: "circle-check", className: "text-success" },
  error: { icon: "circle-alert", className: "text-danger" },
} as const satisfies Record<NonNullable<ToastContent["tone"]>, object>;

function ToastCard({ title, description, tone = "info", onClose }: ToastContent & { onClose: () => void }) {
  const { icon, className } = TONES[tone];
  return (
    <div
      // Inside the toaster's polite region an alert is still announced at once.
      role={tone === "error" ? "alert" : "status"}
      className="relative w-full rounded-control border bg-raised px-3 py-2.5 font-sans text-ink shadow-float sm:w-96"
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

/** What had the focus before a toast took it. */
let cameFrom: HTMLElement | null = null;

function close(id: string | number): void {
  // In some browsers a click does not move the focus: then there is none to give back.
  if (document.activeElement?.closest("[data-sonner-toast]")) cameFrom?.focus();
  toast.dismiss(id);
}

/** Dismisses the oldest, so that at most three show. */
const show: ShowToast = (content) => {
  const shown = toast.getToasts();
  for (const old of shown.slice(0, Math.max(0, shown.length - MAX_TOASTS + 1))) toast.dismiss(old.id);
  const shownId = toast.custom((id) => <ToastCard {...content} onClose={() => close(id)} />, {
    duration: content.tone === "error" ? ERROR_TOAST_MS : TOAST_MS,
    unstyled: true,
  });
  return () => void toast.dismiss(shownId);
};

export function ToastRegion({ onReady }: { onReady: (show: ShowToast) => void }) {
  const layer = useRef<HTMLDivElement>(null);
  // Children's effects run first: sonner listens by now.
  useEffect(() => onReady(show), [onReady]);
  // Dialogs and popovers open above everything that stands: the layer then opens again above them.
  useEffect(() => {
    const listeners = new AbortController();
    const rise = (event?: Event) => {
      if (!layer.current || event?.target === layer.current || (event as ToggleEvent)?.newState === "closed") return;
      layer.current.hidePopover();
      layer.current.showPopover();
    };
    rise();
    document.addEventListener("toggle", rise, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  return (
    <div
      ref={layer}
      popover="manual"
      // Sonner would send the focus back from where it goes next: a keyboard would go round in circles.
      onFocusCapture={(event) => {
        event.stopPropagation();
        const { currentTarget, relatedTarget } = event;
        if (!currentTarget.contains(relatedTarget))
          cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
      className="pointer-events-none fixed inset-0 size-full overflow-visible bg-transparent print:hidden [&_li]:pointer-events-auto"
    >
      <SonnerToaster
        // Told, it need not ask the page's style.
        dir="ltr"
        position="bottom-right"
        expand
        visibleToasts={MAX_TOASTS}
        offset={OFFSET}
        mobileOffset={MOBILE_OFFSET}
        gap={8}
      />
    </div>
  );
}
