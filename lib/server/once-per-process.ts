import "server-only";

/**
 * Makes a value at its first use and shares it through globalThis, because routes may be bundled apart and each would
 * otherwise have its own store, its own counters, its own queue.
 */
export function oncePerProcess<T>(name: string, make: () => T): () => T {
  const key = Symbol.for(`portfolio.${name}`);
  return () => {
    const shared: Record<symbol, T | undefined> = globalThis as never;
    return (shared[key] ??= make());
  };
}
