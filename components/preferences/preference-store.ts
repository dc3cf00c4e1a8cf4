"use client";

import { flushSync } from "react-dom";
import { accentProperties } from "@/lib/accent";
import { createStore, useStore } from "@/lib/create-store";
import { VALID } from "./preferences-script";

interface Preferences {
  primaryColor: string;
  cursorType: string;
}

const store = createStore<Preferences>({ primaryColor: "#8B5CF6", cursorType: "default" });

export const usePreferences = () => useStore(store);

export const ownAccent = () => (document.documentElement.dataset.accent ?? "").toUpperCase();

function apply(change: Partial<Preferences>): void {
  store.set({ ...store.read(), ...change });
  const { primaryColor, cursorType } = store.read();
  const properties = { ...accentProperties(primaryColor), "--cursor": cursorType };
  for (const [name, value] of Object.entries(properties))
    document.documentElement.style.setProperty(name, String(value));
}

function save(): void {
  try {
    Object.assign(localStorage, store.read(), { fontType: "default" });
  } catch {
    // If storage is blocked or full, the preferences apply to this page only.
  }
}

export function choose(change: Partial<Preferences>): void {
  apply(change);
  save();
}

let latest: ViewTransition | undefined;

/**
 * Changes the theme with a circular reveal from the control, unless the visitor prefers reduced motion. Resolves once the
 * theme has changed; the reveal may still be running.
 */
export async function changeTheme(set: () => void, control: Element): Promise<void> {
  const change = () => {
    flushSync(set);
    save();
  };
  const root = document.documentElement;
  if (!("startViewTransition" in document)) return change();
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const farthest = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  root.style.setProperty("--reveal-at", `${x}px ${y}px`);
  root.style.setProperty("--reveal-to", `${farthest}px`);
  root.dataset.revealing = "";
  const transition = document.startViewTransition(change);
  // This rejects if the browser skips the transition, such as when the window is resized.
  transition.ready.catch(() => undefined);
  latest = transition;
  // After another click, its newer transition is still running.
  void transition.finished.then(() => latest === transition && delete root.dataset.revealing);
  return transition.updateCallbackDone;
}

/** Takes over what the head script applied, and follows other tabs. next-themes does the same for the theme. */
export function followPreferences(): () => void {
  const { style } = document.documentElement;
  const read = (name: string) => style.getPropertyValue(name);
  store.set({ primaryColor: read("--primary"), cursorType: read("--cursor") });
  const follow = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return;
    if ((key === "primaryColor" || key === "cursorType") && VALID[key].test(newValue)) apply({ [key]: newValue });
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
