"use client";

import { flushSync } from "react-dom";
import { createStore, useStore } from "@/lib/create-store";
import { accentProperties } from "@/lib/accent";
import {
  applyToRoot,
  DEFAULT_PREFERENCES,
  defaultPreferences,
  type Preferences,
  readPreferences,
  readTheme,
  savePreferences,
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

/**
 * Sets the theme, and saves the other preferences with it. The page changes in a circle that opens from the control, where
 * the browser and the visitor's motion setting allow.
 */
export function changeTheme(set: () => void, control: Element): void {
  const change = () => {
    flushSync(set);
    savePreferences(store.read());
  };
  const root = document.documentElement;
  if (!("startViewTransition" in document)) return change();
  const { left, top, width, height } = control.getBoundingClientRect();
  root.style.setProperty("--reveal-at", `${left + width / 2}px ${top + height / 2}px`);
  root.dataset.revealing = "";
  const transition = document.startViewTransition(change);
  void transition.finished.then(() => delete root.dataset.revealing);
}

/** Keeps the page in step with what is stored, here and in the site's other tabs. */
export function followPreferences(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  // Never saved, or two tabs would answer each other for ever.
  const follow = () => apply(readPreferences(defaultPreferences(ownAccent())));
  const announceTheme = () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: readTheme() }));
  };
  // next-themes applies whatever another tab has stored, writes where the key was removed, and misses clear().
  const onStorage = (event: StorageEvent) => {
    if (event.key === "theme" && event.newValue !== readTheme()) event.stopImmediatePropagation();
    else if (event.key !== null) return follow();
    announceTheme();
  };
  follow();
  window.addEventListener("storage", onStorage, { capture: true, signal });
  // A page that comes back from the back-forward cache has slept through the events.
  window.addEventListener("pageshow", ({ persisted }) => persisted && announceTheme(), { signal });
  return () => listeners.abort();
}
