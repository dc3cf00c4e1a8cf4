import { useSyncExternalStore } from "react";

/**
 * A link's token from the address's fragment, taken out of the address at once: it is good once, and belongs neither in
 * the history nor in a screenshot. Nothing before the script runs.
 */
export function createFragmentToken(name: string) {
  const pattern = new RegExp(`^#${name}=([\\w-]+)$`);
  let token: string | null = null;
  let notifyAll = () => {};

  function take(): void {
    const found = pattern.exec(window.location.hash)?.[1];
    if (!found) return;
    token = found;
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
    notifyAll();
  }

  function subscribe(notify: () => void): () => void {
    notifyAll = notify;
    window.addEventListener("hashchange", take);
    take();
    return () => window.removeEventListener("hashchange", take);
  }

  const read = () => token;
  const readOnServer = () => null;

  return {
    useToken: () => useSyncExternalStore(subscribe, read, readOnServer),
    /** When it has been used. */
    drop(): void {
      token = null;
      notifyAll();
    },
  };
}
