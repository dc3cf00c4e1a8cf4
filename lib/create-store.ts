import { useSyncExternalStore } from "react";

export type Store<Value> = ReturnType<typeof createStore<Value>>;

export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    readInitial: () => initial,
    set(next: Value) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ subscribe, read, readInitial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, readInitial);
}
