"use client";

import { clsx } from "clsx";
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from "react";
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
  /** Whether the page has arrived, on the screen between pages. It stays until then, but not forever. */
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
  hasArrived,
}: LoadingScreenProps) {
  const screen = useRef<HTMLElement>(null);
  const isInitial = hasArrived === undefined;
  const fullAt = Math.max(duration, minDuration);
  const [leaveAt, setLeaveAt] = useState(isInitial ? fullAt + LOADING_HOLD_MS : ROUTE_LOADING_MAX_MS);
  const maxPercent = hasArrived === false ? 99 : 100;
  const [percent, setPercent] = useState<number>();
  const [status, setStatus] = useState(message);
  const complete = useEffectEvent(() => onLoadingComplete?.());

  // Read the time from the CSS animation, which may have started or ended before hydration.
  useEffect(() => {
    const [fade] = screen.current?.getAnimations() ?? [];
    if (!fade) return complete();

    if (hasArrived) setLeaveAt((planned) => Math.min(planned, Math.max(fullAt, Number(fade.currentTime))));
    if (isInitial && Number(fade.currentTime) < fullAt) void aimAtBrand(screen.current);
    let turn = 0;
    const read = () => {
      const elapsed = Number(fade.currentTime);
      setPercent((shown = 0) => Math.max(shown, Math.min(maxPercent, Math.floor((elapsed / fullAt) * 100))));
      const reached = Math.floor(elapsed / STATUS_ROTATION_MS);
      if (!isInitial || reached <= turn || elapsed >= leaveAt) return;
      turn = reached;
      setStatus(pickStatus);
    };
    // Use a timer, because a callback on every frame would make the browser render every frame.
    const timer = setInterval(read, Math.max(FRAME_MS, fullAt / 100));
    fade.finished.then(complete, () => undefined);
    return () => clearInterval(timer);
  }, [fullAt, leaveAt, isInitial, hasArrived, maxPercent]);

  const style: Record<`--${string}`, string> & CSSProperties = {
    "--loading-name-width": nameWidth.toFixed(2),
    "--loading-full-at": `${fullAt}ms`,
    "--loading-leave-at": `${leaveAt}ms`,
    "--loading-usable-at": `${leaveAt + USABLE_AFTER_LEAVING_MS}ms`,
    "--loading-gone-at": `${leaveAt + transitionDuration}ms`,
    "--loading-transition": `${transitionDuration}ms`,
    "--loading-flight-at": `${isInitial ? fullAt : leaveAt}ms`,
    "--loading-flight": `${isInitial ? LOADING_HOLD_MS : USABLE_AFTER_LEAVING_MS}ms`,
    "--loading-ellipsis-at": `${STATUS_ELLIPSIS_DELAY_MS}ms`,
  };

  return (
    <section
      ref={screen}
      aria-label="Loading"
      data-initial={isInitial || undefined}
      className="loading-screen fixed inset-0 z-60 flex flex-col overflow-clip bg-ground print:invisible"
      style={style}
      // The head script may have changed the attributes before hydration.
      suppressHydrationWarning
    >
      <div className="absolute inset-0 grid place-items-center">
        <Relief symbol="contours" className="inset-0 size-full opacity-60" />
        <Wordmark name={name} variant={wordmark} className="loading-wordmark relative" />
        <div className="loading-cover absolute inset-0 bg-ground/85 motion-reduce:hidden" />
      </div>
      <div className="relative page-column flex flex-1 flex-col justify-between pt-5 pb-5">
        <Button variant="quiet" data-loading-skip aria-keyshortcuts="Escape" className="-mr-5 self-end">
          Skip
          <kbd aria-hidden="true" className="hidden rounded-control border px-1.5 meta pointer-fine:inline">
            Esc
          </kbd>
        </Button>
        <div className="flex items-end justify-between gap-6">
          <div className="grid gap-2 pb-1 text-ink-muted">
            <p className={clsx("meta", percent === undefined && "loading-late")}>
              {countUp(coordinates, percent ?? 100)}
            </p>
            <p className="flex items-center gap-3 text-sm sm:text-base">
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
          </div>
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
        className="relative h-2 bg-line"
      >
        <div
          className="loading-bar h-full origin-left bg-accent-control"
          style={isInitial ? undefined : { animation: "none", scale: `${(percent ?? 0) / 100} 1` }}
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

/** Lets the wordmark fly to the header's. */
async function aimAtBrand(screen: HTMLElement | null) {
  await document.fonts.ready;
  const mark = screen?.querySelector(".loading-wordmark");
  const brand = document.querySelector("header .font-display");
  if (!screen || !mark || !brand) return;
  const [from, to] = [mark.getBoundingClientRect(), brand.getBoundingClientRect()];
  const [size = 1, brandSize = 1] = [mark, brand].map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const [x, y] = [to.left - from.left, to.top - from.top + (to.height - from.height) / 2];
  screen.style.setProperty("--loading-path", `translate(${x}px, ${y}px) scale(${brandSize / size})`);
  screen.style.setProperty("--loading-arrives", "1");
}
