import { accentProperties } from "@/lib/preferences/accent";
import { markRoot, type Preferences, readPreferences, savePreferences } from "@/lib/preferences/preferences";

export type PreferenceStore = ReturnType<typeof createPreferenceStore>;

/** Holds this tab's preferences. Every change goes to the document's root at once, without rendering the page again. */
export function createPreferenceStore(defaults: Preferences) {
  let preferences: Preferences | undefined;
  const listeners = new Set<() => void>();

  const read = () => (preferences ??= readPreferences(defaults));
  const apply = (next: Preferences) => {
    preferences = next;
    markRoot(next, accentProperties(next.primaryColor));
    for (const listener of listeners) listener();
  };

  return {
    defaults,
    read,
    readDefaults: () => defaults,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The visitor's own choice: applied and saved. */
    choose(change: Partial<Preferences>) {
      apply({ ...read(), ...change });
      savePreferences(read());
    },
    /** Another tab's choice: applied, never saved, or two tabs would answer each other for ever. */
    follow(): Preferences {
      apply(readPreferences(defaults));
      return read();
    },
  };
}
