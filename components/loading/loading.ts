export const LOADING_DURATION_MS = 3000;
export const LOADING_MIN_DURATION_MS = 1500;
export const LOADING_TRANSITION_MS = 600;
export const LOADING_HOLD_MS = 800;
const USABLE_AFTER_LEAVING_MS = 200;
export const ROUTE_LOADING_MS = 1500;
export const STATUS_ROTATION_MS = 2000;
export const STATUS_ELLIPSIS_DELAY_MS = 300;

export const DEFAULT_LOADING_MESSAGE = "Loading awesome content";
export const ROUTE_LOADING_MESSAGE = "Loading page";
const STATUSES = [
  "Building awesome experience",
  "Preparing digital magic",
  "Loading portfolio",
  "Initializing creativity",
  "Gathering my projects",
];

export function findFade(screen: Element): Animation | undefined {
  return screen
    .getAnimations()
    .find((animation) => animation instanceof CSSAnimation && animation.animationName === "loading-leave");
}

export function loadingTimeline(duration: number, minDuration: number) {
  const fullAt = Math.max(duration, minDuration);
  const leaveAt = fullAt + LOADING_HOLD_MS;
  return { fullAt, leaveAt, usableAt: leaveAt + USABLE_AFTER_LEAVING_MS };
}

export function loadingPercent(previous: number, elapsed: number, fullAt: number): number {
  return Math.max(previous, elapsed >= fullAt ? 100 : Math.floor((elapsed / fullAt) * 100));
}

export function pickStatus(current: string): string {
  const others = STATUSES.filter((status) => status !== current);
  return others[Math.floor(Math.random() * others.length)] ?? current;
}
