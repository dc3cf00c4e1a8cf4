import "server-only";

/** Shared through globalThis, because routes that are bundled apart would each have a value of their own. */
export function oncePerProcess<T>(name: string, make: () => T): () => T {
  const key = Symbol.for(`portfolio.${name}`);
  return () => {
    const shared: Record<symbol, T | undefined> = globalThis as never;
    return (shared[key] ??= make());
  };
}
