import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import type { Preferences, Theme } from "@/lib/preferences/preferences";
import { usePreferenceStore } from "./preferences-provider";
import { revealFrom } from "./reveal-from";

/** The preferences as they are; the defaults on the server and while hydrating. */
export function usePreferences(): Preferences {
  const store = usePreferenceStore();
  return useSyncExternalStore(store.subscribe, store.read, store.readDefaults);
}

/** Sets the theme; the page changes in a circle that opens from the control used. */
export function useChooseTheme(): (theme: Theme, control: Element) => void {
  const store = usePreferenceStore();
  const { setTheme } = useTheme();
  return (theme, control) =>
    revealFrom(control, () => {
      setTheme(theme);
      store.choose({ theme });
    });
}
