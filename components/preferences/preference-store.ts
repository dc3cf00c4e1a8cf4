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
} from "./preferences-script";

const store = createStore(DEFAULT_PREFERENCES);

function apply(preferences: Preferences): void {
  applyToRoot(preferences, accentProperties(preferences.primaryColor));
  store.set(preferences);
}

export const ownAccent = () => document.documentElement.dataset.accent ?? DEFAULT_PREFERENCES.primaryColor;

export const usePreferences = () => useStore(store);

export function choose(change: Partial<Preferences>): void {
  apply({ ...store.read(), ...change });
  savePreferences(store.read());
}

/** Changes the theme with a circular reveal from the control, unless the visitor prefers reduced motion. */
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

export function followPreferences(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  // Do not save here, or two tabs would update each other in an endless loop.
  const follow = () => apply(readPreferences(defaultPreferences(ownAccent())));
  const announceTheme = () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: readTheme() }));
  };
  // next-themes applies even invalid values from other tabs and ignores `localStorage.clear()`, so correct both here.
  const onStorage = (event: StorageEvent) => {
    if (event.key === "theme" && event.newValue !== readTheme()) event.stopImmediatePropagation();
    else if (event.key !== null) return follow();
    announceTheme();
  };
  follow();
  window.addEventListener("storage", onStorage, { capture: true, signal });
  return () => listeners.abort();
}
