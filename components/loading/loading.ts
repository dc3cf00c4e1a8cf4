export const LOADING_DURATION_MS = 3000;
export const LOADING_MIN_DURATION_MS = 1500;
export const LOADING_TRANSITION_MS = 600;
export const LOADING_HOLD_MS = 800;
export const USABLE_AFTER_LEAVING_MS = 200;
export const ROUTE_LOADING_MS = 1500;
export const ROUTE_LOADING_MAX_MS = 10_000;
export const STATUS_ROTATION_MS = 2000;
export const STATUS_ELLIPSIS_DELAY_MS = 300;

export const DEFAULT_LOADING_MESSAGE = "Loading awesome content";
export const ROUTE_LOADING_MESSAGE = "Loading page";
