"use client";

import { useRef, type CSSProperties, type ReactNode } from "react";
import { Relief } from "@/components/ui/relief";
import { Wordmark } from "@/components/ui/wordmark";
import {
  DEFAULT_LOADING_MESSAGE,
  LOADING_DURATION_MS,
  LOADING_MIN_DURATION_MS,
  LOADING_TRANSITION_MS,
  loadingTimeline,
  STATUS_ELLIPSIS_DELAY_MS,
} from "./loading";
import { LoadingDots } from "./loading-dots";
import { useLoadingClock } from "./use-loading-clock";

/** What a loading screen shows of the owner. */
export interface MapSheet {
  /** Stands in the wordmark. */
  name: string;
  /** How wide the wordmark is, in em: it fills a narrow screen. */
  nameWidth: number;
  /** Where on the map the screen stands: coordinates. */
  place: string;
}

export interface LoadingScreenProps extends MapSheet {
  /** Milliseconds from 0 to 100 percent. */
  duration?: number;
  /** Milliseconds that the progress takes at least. */
  minDuration?: number;
  /** Milliseconds of the fade. */
  transitionDuration?: number;
  /** Called once the fade is over; at once if it was over before the script came. */
  onLoadingComplete?: () => void;
  /** Status line until the first change. */
  message?: string;
  /** Stands in the top corner. */
  action?: ReactNode;
  /** Marks the screen that is part of the first page's HTML. */
  isInitial?: boolean;
}

export function LoadingScreen({
  duration = LOADING_DURATION_MS,
  minDuration = LOADING_MIN_DURATION_MS,
  transitionDuration = LOADING_TRANSITION_MS,
  onLoadingComplete,
  message = DEFAULT_LOADING_MESSAGE,
  name,
  nameWidth,
  place,
  action,
  isInitial = false,
}: LoadingScreenProps) {
  const screen = useRef<HTMLElement>(null);
  const timeline = loadingTimeline(duration, minDuration);
  const { percent, status } = useLoadingClock(screen, timeline, message, onLoadingComplete);
  const times: Record<`--${string}`, string> & CSSProperties = {
    "--loading-name-width": String(nameWidth),
    "--loading-full-at": `${timeline.fullAt}ms`,
    "--loading-leave-at": `${timeline.leaveAt}ms`,
    "--loading-usable-at": `${timeline.usableAt}ms`,
    "--loading-gone-at": `${timeline.leaveAt + transitionDuration}ms`,
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
      // A visitor may have left it before hydration: the head's script makes it inert then.
      suppressHydrationWarning
    >
      <div aria-hidden="true" className="loading-outline absolute inset-0 grid place-items-center">
        <Wordmark name={name} className="loading-wordmark" />
      </div>
      <div className="loading-survey absolute inset-0 overflow-clip bg-ground">
        <div className="loading-surveyed absolute inset-0 grid place-items-center">
          <Relief symbol="contours" className="inset-0 size-full opacity-60" />
          <p className="relative">
            <Wordmark name={name} className="loading-wordmark" />
          </p>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="loading-transit absolute inset-0 border-r border-accent-control motion-reduce:hidden"
      />
      <div className="relative page-column flex flex-1 flex-col justify-between pt-5 pb-5">
        <div className="flex h-12 items-center justify-between gap-6">
          <p className="meta text-ink-muted">{place}</p>
          {action}
        </div>
        <div className="flex min-h-10 items-end justify-between gap-6">
          <p className="flex items-center gap-3 pb-1 text-sm text-ink-muted sm:text-base">
            <LoadingDots />
            <span>
              {status}
              <span className="loading-ellipsis">…</span>
            </span>
          </p>
          {/* A figure more would push the text aside, which browsers count as a layout shift: it is a new one instead. */}
          <p
            aria-hidden="true"
            className="loading-percent h-10 w-24 text-right font-mono text-2xl leading-10 tabular-nums sm:text-3xl sm:leading-10"
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
        className="loading-scale relative h-2"
      >
        <div className="loading-bar h-full bg-accent-control" />
      </div>
    </section>
  );
}
