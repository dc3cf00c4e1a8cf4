"use client";

import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import {
  LOADING_LEAVE_ANIMATION,
  loadingPercent,
  pickStatus,
  STATUS_ROTATION_MS,
  type LoadingTimeline,
} from "./loading";

/** Between two looks at the clock, at least: a frame. */
const FRAME_MS = 16;

function findFade(screen: Element | null): Animation | undefined {
  return screen
    ?.getAnimations()
    .find((animation) => animation instanceof CSSAnimation && animation.animationName === LOADING_LEAVE_ANIMATION);
}

/**
 * Follows the running CSS of a loading screen. The fade's own time is the clock, so that script and picture never
 * disagree, and a screen that began (or ended) before hydration is met where it is.
 */
export function useLoadingClock(
  screen: RefObject<Element | null>,
  { fullAt, leaveAt }: LoadingTimeline,
  message: string,
  onComplete: (() => void) | undefined,
) {
  const [percent, setPercent] = useState<number>();
  const [status, setStatus] = useState(message);
  const complete = useEffectEvent(() => onComplete?.());

  useEffect(() => {
    const fade = findFade(screen.current);
    if (!fade) {
      complete();
      return;
    }

    // As often as there is a new figure: a look for every frame would have the browser make every frame here, too.
    const interval = Math.max(FRAME_MS, fullAt / 100);
    let isCurrent = true;
    let turn = 0;
    let shown: number | undefined;
    const read = () => {
      const elapsed = Number(fade.currentTime);
      const reachedPercent = loadingPercent(shown ?? 0, elapsed, fullAt);
      // Only when there is something new: the page beneath is being hydrated meanwhile.
      if (reachedPercent !== shown) setPercent((shown = reachedPercent));
      const reached = Math.floor(elapsed / STATUS_ROTATION_MS);
      if (reached > turn && elapsed < leaveAt) {
        turn = reached;
        setStatus((current) => pickStatus(current));
      }
    };
    const timer = setInterval(read, interval);
    fade.finished.then(
      () => isCurrent && complete(),
      () => undefined,
    );

    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [screen, fullAt, leaveAt]);

  return { percent, status };
}
