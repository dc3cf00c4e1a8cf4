"use client";

import { clsx } from "clsx";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import { Button } from "@/components/ui/button";
import { REDUCED_MOTION, useIsHydrated } from "@/components/ui/hooks";
import { Relief } from "@/components/ui/relief";
import { Wordmark } from "@/components/ui/wordmark";
import { brandMark } from "@/lib/brand-mark";
import { OPENING_MARK } from "./loading-script";

const DURATION_MS = 3000;
const MIN_DURATION_MS = 1500;
const TRANSITION_MS = 600;
const HOLD_MS = 800;
const ROUTE_MAX_MS = 10_000;
const STATUS_ROTATION_MS = 2000;
/** A visitor reads no more than four percentages in a second, and each costs the page a layout. */
const REFRESH_MS = 250;
const STATUSES = [
  "Building awesome experience",
  "Preparing digital magic",
  "Loading portfolio",
  "Initializing creativity",
  "Gathering my projects",
];

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
  /** For the screen between pages: whether the new page has arrived. The screen stays until then, but not forever. */
  hasArrived?: boolean;
}

export function LoadingScreen({
  duration = DURATION_MS,
  minDuration = MIN_DURATION_MS,
  transitionDuration = TRANSITION_MS,
  onLoadingComplete,
  message = "Loading awesome content",
  name,
  wordmark,
  nameWidth,
  coordinates,
  hasArrived,
}: LoadingScreenProps) {
  const screen = useRef<HTMLElement>(null);
  const mark = useRef<HTMLElement>(null);
  const isInitial = hasArrived === undefined;
  const fullAt = Math.max(duration, minDuration);
  const [leaveAt, setLeaveAt] = useState(isInitial ? fullAt + HOLD_MS : ROUTE_MAX_MS);
  /** Undefined until a script has read it. CSS shows the figure until then. */
  const [progress, setProgress] = useState(isInitial ? undefined : 0);
  const [turn, setTurn] = useState(0);
  const [statuses] = useState(shuffleStatuses);
  const max = hasArrived === false ? 99 : 100;
  const percent = progress === undefined ? undefined : Math.min(progress, max);
  const [isRecreated] = useState(useIsHydrated());
  const complete = useEffectEvent(() => onLoadingComplete?.());

  // If React could not hydrate the page, such as after an extension changed it, this element's animations start again.
  useLayoutEffect(() => {
    if (!isInitial || !isRecreated) return;
    const [start] = performance.getEntriesByName(OPENING_MARK);
    if (!start) return complete();
    for (const animation of screen.current?.getAnimations({ subtree: true }) ?? []) {
      animation.currentTime = performance.now() - start.startTime;
    }
  }, [isInitial, isRecreated]);

  // Read the time from the CSS animation, which may have started or ended before hydration.
  useEffect(() => {
    const [fade] = screen.current?.getAnimations() ?? [];
    if (!fade) return complete();

    const readTime = () => Number(fade.currentTime);
    if (isInitial && readTime() < fullAt) void aimAtBrand(mark.current);
    if (hasArrived) setLeaveAt((planned) => Math.min(planned, Math.max(fullAt, readTime())));
    // Use a timer, because a callback on every frame would make the browser render every frame.
    const timer = setInterval(() => {
      setProgress(Math.floor(Math.min(readTime() / fullAt, 1) * 100));
      setTurn(Math.floor(readTime() / STATUS_ROTATION_MS));
    }, REFRESH_MS);
    fade.finished.then(complete, () => undefined);
    return () => clearInterval(timer);
  }, [fullAt, isInitial, hasArrived]);

  const style: Record<`--${string}`, string | number> & CSSProperties = {
    "--loading-name-width": nameWidth,
    "--loading-max": max,
    "--loading-full-at": `${fullAt}ms`,
    "--loading-leave-at": `${leaveAt}ms`,
    "--loading-transition": `${transitionDuration}ms`,
  };

  return (
    <section
      ref={screen}
      aria-label="Loading"
      className={clsx(
        "loading-screen fixed inset-0 z-60 flex flex-col overflow-clip bg-ground print:invisible",
        isInitial && "in-data-loading-seen:hidden",
      )}
      style={style}
      // The head script may have changed the attributes before hydration.
      suppressHydrationWarning
    >
      <div className="absolute inset-0 grid place-items-center">
        <Relief symbol="contours" className="inset-0 size-full opacity-60" />
        <Wordmark ref={mark} name={name} variant={wordmark} className="loading-wordmark relative whitespace-nowrap" />
        <div className="loading-cover absolute inset-0 bg-ground/85 motion-reduce:hidden" />
      </div>
      <div className="loading-content relative page-column flex flex-1 flex-col justify-between pt-5 pb-5">
        <Button variant="quiet" aria-keyshortcuts="Escape" className="-mr-5 self-end noscript:invisible">
          Skip
          <kbd aria-hidden="true" className="hidden rounded-control border px-1.5 meta pointer-fine:inline">
            Esc
          </kbd>
        </Button>
        <div className="flex items-end justify-between gap-6">
          <div className="grid gap-2 pb-1 text-ink-muted">
            <p className={clsx("meta", percent === undefined && "loading-late")}>
              {percent === undefined ? coordinates : countUp(coordinates, percent)}
            </p>
            <p className="flex items-center gap-3 text-sm sm:text-base">
              <span
                aria-hidden="true"
                className={clsx(
                  "loading-spinner size-5 rounded-full border-3 border-dotted border-accent-control",
                  "[mask:conic-gradient(#0001,#000)]",
                )}
              />
              {/* A new element for each status, because browsers count an ellipsis that moves as a layout shift. */}
              <span key={turn}>
                <span>{turn === 0 ? message : statuses[(turn - 1) % statuses.length]}</span>
                <span className={turn === 0 ? "loading-ellipsis" : undefined}>…</span>
              </span>
            </p>
          </div>
          <p
            aria-hidden="true"
            className="h-10 w-[4ch] font-mono text-2xl leading-10! whitespace-nowrap tabular-nums sm:text-3xl"
          >
            {percent === undefined ? <RollingPercent /> : <Percent value={percent} />}
          </p>
        </div>
      </div>
      <div
        role="progressbar"
        aria-label="Loading"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="relative h-2 bg-line"
      >
        <div className="loading-bar h-full origin-left bg-accent-control" />
      </div>
    </section>
  );
}

/** Aligned to the right by `translate`, which does not count as a layout shift. */
const Percent = ({ value }: { value: number }) => (
  <span className="block" style={{ translate: `${3 - String(value).length}ch` }}>
    {`${value}%`}
  </span>
);

/** Needs no script. */
const RollingPercent = () => (
  <>
    <span className="loading-digit" data-place="hundreds" />
    <span className="loading-digit" data-place="tens" />
    <span className="loading-digit" data-place="ones" />
    <span>%</span>
  </>
);

/** A random order shows each status once before any comes again. */
function shuffleStatuses() {
  const rest = [...STATUSES];
  return STATUSES.flatMap(() => rest.splice(Math.floor(Math.random() * rest.length), 1));
}

/** Scales each number to `percent` of its value and pads it to its final width. */
const countUp = (coordinates: string, percent: number) =>
  coordinates.replaceAll(/\d+\.\d+/g, (figure) =>
    ((Number(figure) * percent) / 100).toFixed(4).padStart(figure.length, "0"),
  );

/** Sends the wordmark to the one in the header, where it stays until the screen is gone or the visitor skips. */
async function aimAtBrand(mark: HTMLElement | null) {
  await document.fonts.ready;
  const brand = brandMark.read();
  if (!mark || !brand || matchMedia(REDUCED_MOTION).matches) return;
  const from = mark.getBoundingClientRect();
  const to = brand.getBoundingClientRect();
  const x = to.left - from.left;
  const y = to.top - from.top + (to.height - from.height) / 2;
  mark.style.setProperty("--loading-path", `translate(${x}px, ${y}px) scale(${to.width / from.width})`);
  mark.style.setProperty("--loading-content-out", "var(--loading-skip-at, 1000s)");
}
