import { useSyncExternalStore } from "react";

export type AccountDialogName = "profile" | "dashboard";

let open: AccountDialogName | null = null;
const listeners = new Set<() => void>();

/** Opens one of the account's dialogs, or closes whichever is open. They stand once in the layout. */
export function showAccountDialog(name: AccountDialogName | null): void {
  open = name;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

export function useOpenAccountDialog(): AccountDialogName | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}
