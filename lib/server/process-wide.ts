import "server-only";

/** Stores the value on globalThis, because routes are bundled separately and would each have their own copy. */
export function oncePerProcess<T>(name: string, make: () => T): () => T {
  const key = Symbol.for(`portfolio.${name}`);
  return () => {
    const shared: Record<symbol, T | undefined> = globalThis;
    return (shared[key] ??= make());
  };
}
