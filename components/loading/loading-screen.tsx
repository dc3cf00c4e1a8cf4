"use client";

import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Relief } from "@/components/ui/relief";
import { Wordmark } from "@/components/ui/wordmark";
import {
  DEFAULT_LOADING_MESSAGE,
  LOADING_DURATION_MS,
  LOADING_HOLD_MS,
  LOADING_MIN_DURATION_MS,
  LOADING_TRANSITION_MS,
  ROUTE_LOADING_MAX_MS,
  STATUS_ELLIPSIS_DELAY_MS,
  STATUS_ROTATION_MS,
  USABLE_AFTER_LEAVING_MS,
} from "./loading";

const FRAME_MS = 16;

const STATUSES = [
  "Building awesome experience",
  "Preparing digital magic",
  "Loading portfolio",
  "Initializing creativity",
  "Gathering my projects",
];

export function pickStatus(current: string): string {
  const others = STATUSES.filter((status) => status !== current);
  return others[Math.floor(Math.random() * others.length)] ?? current;
}

export interface OwnerMark {
  name: string;
  wordmark?: "brackets" | "plain";
  nameWidth: number;
  coordinates: string;
}

interface LoadingScreenProps extends OwnerMark {
  /** Time from 0% to 100%, in milliseconds. A longer `minDuration` takes precedence. */
  duration?: number;
  minDuration?: number;
  transitionDuration?: number;
  /** Called after the fade, or immediately if the fade ended before hydration. */
  onLoadingComplete?: () => void;
  message?: string;
  isInitial?: boolean;
  /** Whether the page has arrived. The screen stays until then, but not forever. */
  hasArrived?: boolean;
}

export function LoadingScreen({
  duration = LOADING_DURATION_MS,
  minDuration = LOADING_MIN_DURATION_MS,
  transitionDuration = LOADING_TRANSITION_MS,
  onLoadingComplete,
  message = DEFAULT_LOADING_MESSAGE,
  name,
  wordmark,
  nameWidth,
  coordinates,
  isInitial = false,
  hasArrived,
}: LoadingScreenProps) {
  const screen = useRef<HTMLElement>(null);
  const fullAt = Math.max(duration, minDuration);
  const isRoute = hasArrived !== undefined;
  const [leaveAt, setLeaveAt] = useState(isRoute ? ROUTE_LOADING_MAX_MS : fullAt + LOADING_HOLD_MS);
  const maxPercent = hasArrived === false ? 99 : 100;
  const [percent, setPercent] = useState<number>();
  const [status, setStatus] = useState(message);
  const complete = useEffectEvent(() => onLoadingComplete?.());

  // Read the time from the CSS animation, which may have started or ended before hydration.
  useEffect(() => {
    const [fade] = screen.current?.getAnimations() ?? [];
    if (!fade) return complete();

    if (hasArrived) setLeaveAt((planned) => Math.min(planned, Math.max(fullAt, Number(fade.currentTime))));
    void document.fonts.ready.then(() => screen.current && aimAtBrand(screen.current));
    let turn = 0;
    const read = () => {
      const elapsed = Number(fade.currentTime);
      setPercent((shown = 0) => Math.max(shown, Math.min(maxPercent, Math.floor((elapsed / fullAt) * 100))));
      const reached = Math.floor(elapsed / STATUS_ROTATION_MS);
      if (isRoute || reached <= turn || elapsed >= leaveAt) return;
      turn = reached;
      setStatus(pickStatus);
    };
    // Use a timer, because a callback on every frame would make the browser render every frame.
    const timer = setInterval(read, Math.max(FRAME_MS, fullAt / 100));
    fade.finished.then(complete, () => undefined);
    return () => clearInterval(timer);
  }, [fullAt, leaveAt, isRoute, hasArrived, maxPercent]);

  const times: Record<`--${string}`, string> & CSSProperties = {
    "--loading-name-width": nameWidth.toFixed(2),
    "--loading-full-at": `${fullAt}ms`,
    "--loading-leave-at": `${leaveAt}ms`,
    "--loading-usable-at": `${leaveAt + USABLE_AFTER_LEAVING_MS}ms`,
    "--loading-gone-at": `${leaveAt + transitionDuration}ms`,
    "--loading-transition": `${transitionDuration}ms`,
    "--loading-ellipsis-at": `${STATUS_ELLIPSIS_DELAY_MS}ms`,
  };

  return (
    <section
      ref={screen}
      aria-label="Loading"
      data-initial={isInitial || undefined}
      className="loading-screen fixed inset-0 z-60 flex flex-col overflow-clip bg-ground print:invisible"
      style={times}
      // The head script may have changed the attributes before hydration.
      suppressHydrationWarning
    >
      <div aria-hidden="true" className="loading-outline absolute inset-0 grid place-items-center">
        <Wordmark name={name} variant={wordmark} className="loading-wordmark" />
      </div>
      <div className="loading-sweep absolute inset-0 overflow-clip bg-ground">
        <div className="loading-unwrap absolute inset-0 grid place-items-center">
          <Relief symbol="contours" className="inset-0 size-full opacity-60" />
          <p className="relative">
            <Wordmark name={name} variant={wordmark} className="loading-wordmark" />
          </p>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="loading-edge absolute inset-0 border-r border-accent-control motion-reduce:hidden"
      />
      <div className="relative page-column flex flex-1 flex-col justify-between pt-5 pb-5">
        <div className="flex h-12 items-center justify-between gap-6">
          <div className="flex h-12 flex-wrap content-start gap-x-4 pt-3 meta text-ink-muted">
            <p className={percent === undefined ? "loading-late" : "loading-coordinates"}>
              {countUp(coordinates, percent ?? 100)}
            </p>
          </div>
          <Button variant="quiet" data-loading-skip aria-keyshortcuts="Escape" className="-mr-5">
            Skip
            <kbd aria-hidden="true" className="rounded-control border px-1.5 meta pointer-coarse:hidden">
              Esc
            </kbd>
          </Button>
        </div>
        <div className="flex min-h-10 items-end justify-between gap-6">
          <p className="flex items-center gap-3 pb-1 text-sm text-ink-muted sm:text-base">
            <svg
              aria-hidden="true"
              viewBox="-12 -12 24 24"
              className="loading-dots size-5 shrink-0 fill-none stroke-accent-control stroke-[4.5]"
            >
              <circle r={9} pathLength={8} strokeDasharray="0 1" strokeLinecap="round" />
            </svg>
            <span>
              {status}
              <span className="loading-late [--late-at:var(--loading-ellipsis-at)]">…</span>
            </span>
          </p>
          {/* Renders a new element when the number of digits changes, because growing text counts as a layout shift. */}
          <p
            aria-hidden="true"
            className="loading-percent h-10 w-24 text-right font-mono text-2xl leading-10! sm:text-3xl"
          >
            {percent === undefined ? null : <span key={String(percent).length}>{percent}%</span>}
          </p>
        </div>
      </div>
      <div
        role="progressbar"
        aria-label="Loading"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? 0}
        className="loading-ruler relative h-2"
      >
        <div
          className="loading-bar h-full origin-left bg-accent-control"
          style={isRoute ? { animation: "none", scale: `${(percent ?? 0) / 100} 1` } : undefined}
        />
      </div>
    </section>
  );
}

/** Scales each number to `percent` of its value and pads it to its final width. */
const countUp = (coordinates: string, percent: number) =>
  coordinates.replaceAll(/\d+\.\d+/g, (figure) =>
    ((Number(figure) * percent) / 100).toFixed(4).padStart(figure.length, "0"),
  );

function aimAtBrand(screen: HTMLElement) {
  const mark = screen.querySelector(".loading-unwrap .loading-wordmark");
  const brand = document.querySelector("header .font-display");
  if (!mark || !brand) return;
  const [from, to] = [mark.getBoundingClientRect(), brand.getBoundingClientRect()];
  const [size = 1, brandSize = 1] = [mark, brand].map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const [x, y] = [to.left - from.left, to.top - from.top + (to.height - from.height) / 2];
  screen.style.setProperty("--loading-travel", `translate(${x}px, ${y}px) scale(${brandSize / size})`);
  screen.style.setProperty("--loading-brand", "1");
}
