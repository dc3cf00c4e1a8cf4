"use client";

import { ThemeProvider } from "next-themes";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { DEFAULT_PREFERENCES, defaultPreferences } from "@/lib/preferences/preferences";
import { createPreferenceStore, type PreferenceStore } from "./preference-store";

const PreferencesContext = createContext<PreferenceStore | null>(null);

export function usePreferenceStore(): PreferenceStore {
  const store = useContext(PreferencesContext);
  if (!store) throw new Error("The display preferences need <PreferencesProvider> around them.");
  return store;
}

/** Keeps the page in the visitor's theme, accent and cursor, and in step with the site's other tabs. */
export function PreferencesProvider({ defaultAccent, children }: { defaultAccent: string; children: ReactNode }) {
  const [store] = useState(() => createPreferenceStore(defaultPreferences(defaultAccent)));
  useEffect(() => followOtherTabs(store), [store]);

  return (
    <ThemeProvider attribute="class" storageKey="theme" defaultTheme={DEFAULT_PREFERENCES.theme} enableSystem>
      <PreferencesContext value={store}>{children}</PreferencesContext>
    </ThemeProvider>
  );
}

/**
 * next-themes takes whatever another tab stored for a class name, and answers a removed key by writing. It listens in
 * the bubbling phase: a wrong value is stopped before it, and the value that holds instead is told in its place.
 */
function followOtherTabs(store: PreferenceStore): () => void {
  const tellTheme = (theme: string) =>
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: theme }));

  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && !Object.hasOwn(store.defaults, event.key)) return;
    const { theme } = store.follow();
    if (event.key === null) tellTheme(theme);
    if (event.key === "theme" && event.newValue !== theme) {
      event.stopImmediatePropagation();
      tellTheme(theme);
    }
  };
  // A page that comes back from the back-forward cache has slept through the events.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) tellTheme(store.follow().theme);
  };

  window.addEventListener("storage", onStorage, { capture: true });
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener("storage", onStorage, { capture: true });
    window.removeEventListener("pageshow", onPageShow);
  };
}
