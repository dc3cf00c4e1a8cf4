export const LOADING_DURATION_MS = 3000;
export const LOADING_HOLD_MS = 800;
