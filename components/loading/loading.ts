/** Constants of the loading screens and the welcome toast. */
export const LOADING_DURATION_MS = 3000;
export const LOADING_MIN_DURATION_MS = 1500;
export const LOADING_TRANSITION_MS = 600;
export const LOADING_HOLD_MS = 800;
export const INITIAL_LOADING_MS = 4000;
export const ROUTE_LOADING_MS = 1500;
export const STATUS_ROTATION_MS = 2000;
export const STATUS_ELLIPSIS_DELAY_MS = 300;
export const WELCOME_TOAST_DELAY_MS = 1500;

export const DEFAULT_LOADING_MESSAGE = "Loading awesome content";
export const ROUTE_LOADING_MESSAGE = "Loading page";
export const LOADING_STATUSES = [
  "Building awesome experience",
  "Preparing digital magic",
  "Loading portfolio",
  "Initializing creativity",
  "Gathering my projects",
] as const;

export const WELCOME_TOAST = {
  title: "Welcome to my portfolio!",
  description: "Thanks for visiting. Feel free to explore my projects and get in touch!",
};

/** Keys of the browser's session storage: what this tab has already shown. */
export const LOADING_SEEN_KEY = "loading-screen-seen";
export const WELCOME_SHOWN_KEY = "welcome-toast-shown";

/** The fade of loading-screen.css; its current time is the clock of a loading screen. */
export const LOADING_LEAVE_ANIMATION = "loading-leave";

/** The page beneath is usable from 4 s, when the first screen has been fading since 3.8 s. */
const USABLE_AFTER_FADE_START_MS = INITIAL_LOADING_MS - LOADING_DURATION_MS - LOADING_HOLD_MS;

/** When a loading screen does what, in milliseconds since it appeared. */
export interface LoadingTimeline {
  /** Progress reaches 100. */
  fullAt: number;
  /** The fade starts. */
  leaveAt: number;
  /** Pointers reach the page beneath. */
  usableAt: number;
}

/**
 * The timeline of a loading screen: progress, hold at 100, fade.
 *
 * @param duration Time to 100 in milliseconds; never shorter than `minDuration`.
 */
export function loadingTimeline(duration: number, minDuration: number): LoadingTimeline {
  const fullAt = Math.max(duration, minDuration);
  const leaveAt = fullAt + LOADING_HOLD_MS;
  return { fullAt, leaveAt, usableAt: leaveAt + USABLE_AFTER_FADE_START_MS };
}

/**
 * Progress in whole percent: rises with elapsed time against the duration, never decreases, ends at 100.
 *
 * @param previous Percentage shown so far.
 * @param elapsed Milliseconds since the screen appeared.
 * @param fullAt Milliseconds to 100.
 */
export function loadingPercent(previous: number, elapsed: number, fullAt: number): number {
  const reached = elapsed >= fullAt ? 100 : Math.floor((elapsed / fullAt) * 100);
  return Math.max(previous, reached);
}

/** A random status line, always another one than the one that shows. */
export function pickStatus(current: string, random: () => number = Math.random): string {
  const others = LOADING_STATUSES.filter((status) => status !== current);
  return others[Math.floor(random() * others.length)] ?? current;
}
