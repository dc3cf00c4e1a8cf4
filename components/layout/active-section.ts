import { useSyncExternalStore } from "react";

let activeSection: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Called on every frame of a scroll; those who show the section hear of it only when it changes. */
export function setActiveSection(section: string | undefined) {
  if (section === activeSection) return;
  activeSection = section;
  for (const listener of listeners) listener();
}

/** The section in view; undefined until the scroll has been read. */
export const useActiveSection = () =>
  useSyncExternalStore(
    subscribe,
    () => activeSection,
    () => undefined,
  );
