"use client";

import { clsx } from "clsx";
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from "react";
import { Button } from "@/components/ui/button";
import { Relief } from "@/components/ui/relief";
import { Wordmark } from "@/components/ui/wordmark";

const DURATION_MS = 3000;
const MIN_DURATION_MS = 1500;
const TRANSITION_MS = 600;
const HOLD_MS = 800;
const ROUTE_MAX_MS = 10_000;

export interface OwnerMark {
  name: string;
  wordmark?: "brackets" | "plain";
  /** How many letters wide the wordmark is, which gives it its size. */
  letters: number;
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
  letters,
  coordinates,
  hasArrived,
}: LoadingScreenProps) {
  const screen = useRef<HTMLElement>(null);
  const isInitial = hasArrived === undefined;
  const fullAt = Math.max(duration, minDuration);
  const [leaveAt, setLeaveAt] = useState(isInitial ? fullAt + HOLD_MS : ROUTE_MAX_MS);
  const complete = useEffectEvent(() => onLoadingComplete?.());

  // The CSS animation may have started or ended before hydration.
  useEffect(() => {
    const [fade] = screen.current?.getAnimations() ?? [];
    if (!fade) return complete();
    if (hasArrived) setLeaveAt((planned) => Math.min(planned, Math.max(fullAt, Number(fade.currentTime))));
    fade.finished.then(complete, () => undefined);
  }, [fullAt, hasArrived]);

  const style: Record<`--${string}`, string | number> & CSSProperties = {
    "--letters": letters,
    "--loading-max": hasArrived === false ? 99 : 100,
    "--loading-full-at": `${fullAt}ms`,
    "--loading-leave-at": `${leaveAt}ms`,
    "--loading-transition": `${transitionDuration}ms`,
  };

  // The head's script writes the coordinates, the status and the percentage.
  return (
    <section
      ref={screen}
      aria-label="Loading"
      className={clsx(
        "loading-screen fixed inset-0 z-60 flex flex-col overflow-clip bg-ground",
        isInitial && "loading-opening in-data-loading-seen:hidden",
      )}
      style={style}
      // The head script may have changed the attributes before hydration.
      suppressHydrationWarning
    >
      <div className="[container-type:size] absolute inset-0">
        <Relief symbol="contours" className="inset-0 size-full opacity-60" />
        {/* Laid out like the header, so that the wordmark ends exactly where the header's is. */}
        <div className="page-column flex h-(--header-height)">
          <div className="@container flex flex-1 items-center text-xl">
            <Wordmark name={name} variant={wordmark} className="loading-wordmark relative whitespace-nowrap" />
          </div>
        </div>
      </div>
      <div className="loading-content relative page-column flex flex-1 flex-col justify-between pt-5 pb-5">
        <Button variant="quiet" aria-keyshortcuts="Escape" className="-mr-5 self-end noscript:invisible">
          Skip
          <kbd aria-hidden="true" className="hidden rounded-control border px-1.5 meta pointer-fine:inline">
            Esc
          </kbd>
        </Button>
        <div className="flex items-end justify-between gap-4 sm:gap-6">
          <div className="grid gap-2 pb-1 text-ink-muted">
            <p
              data-loading="coordinates"
              data-coordinates={coordinates}
              suppressHydrationWarning
              className="min-h-[1lh] meta"
            >
              {""}
            </p>
            <p className="flex items-center gap-2 text-[length:clamp(.75rem,3.9vw,.875rem)] sm:gap-3 sm:text-base">
              <span
                aria-hidden="true"
                className={clsx(
                  "loading-spinner size-5 rounded-full border-3 border-dotted border-accent-control",
                  "[mask:conic-gradient(#0001,#000)]",
                )}
              />
              <span>
                <span data-loading="status" suppressHydrationWarning>
                  {message}
                </span>
                <span data-loading="ellipsis" suppressHydrationWarning className="loading-ellipsis">
                  …
                </span>
              </span>
            </p>
          </div>
          <p
            data-loading="percent"
            aria-hidden="true"
            suppressHydrationWarning
            className="h-10 w-[4ch] shrink-0 font-mono text-2xl leading-10 whitespace-nowrap tabular-nums sm:text-3xl"
          >
            {""}
          </p>
        </div>
      </div>
      <div
        role="progressbar"
        aria-label="Loading"
        aria-valuemin={0}
        aria-valuemax={100}
        suppressHydrationWarning
        className="relative h-2 bg-line"
      >
        <div className="loading-bar h-full origin-left bg-accent-control" />
      </div>
    </section>
  );
}
