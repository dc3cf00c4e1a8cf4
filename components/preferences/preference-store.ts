"use client";

import { createStore, useStore } from "@/lib/create-store";
import { accentProperties } from "@/lib/preferences/accent";
import {
  DEFAULT_PREFERENCES,
  defaultPreferences,
  applyToRoot,
  NEXT_THEME,
  type Preferences,
  readPreferences,
  savePreferences,
  type Theme,
} from "@/lib/preferences/preferences";

const store = createStore(DEFAULT_PREFERENCES);

function apply(preferences: Preferences): void {
  applyToRoot(preferences, accentProperties(preferences.primaryColor));
  store.set(preferences);
}

/** The owner's accent, which the server has written on the root. */
export const ownAccent = () => document.documentElement.dataset.accent ?? DEFAULT_PREFERENCES.primaryColor;

export const usePreferences = () => useStore(store);

export function choose(change: Partial<Preferences>): void {
  apply({ ...store.read(), ...change });
  savePreferences(store.read());
}

/** The page changes in a circle that opens from the control, where the browser and the visitor's motion setting allow. */
export function chooseTheme(theme: Theme, control: Element): void {
  const root = document.documentElement;
  if (!("startViewTransition" in document)) return choose({ theme });
  const { left, top, width, height } = control.getBoundingClientRect();
  root.style.setProperty("--reveal-at", `${left + width / 2}px ${top + height / 2}px`);
  root.dataset.revealing = "";
  const transition = document.startViewTransition(() => choose({ theme }));
  void transition.finished.then(() => delete root.dataset.revealing);
}

export const cycleTheme = (control: Element) => chooseTheme(NEXT_THEME[store.read().theme], control);

/** Keeps the page in step with what is stored, with the system, and with the site's other tabs. */
export function followPreferences(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  // Never saved, or two tabs would answer each other for ever.
  const follow = () => apply(readPreferences(defaultPreferences(ownAccent())));
  follow();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => apply(store.read()), { signal });
  window.addEventListener("storage", follow, { signal });
  // A page that comes back from the back-forward cache has slept through the events.
  window.addEventListener("pageshow", ({ persisted }) => persisted && follow(), { signal });
  return () => listeners.abort();
}
