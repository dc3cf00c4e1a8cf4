"use client";

import { type ComponentType, useCallback, useState } from "react";

const doNothing = () => undefined;

/**
 * A component whose code arrives on first use.
 *
 * Until `request` has succeeded the component is null. A failed download leaves the page as it is and is told to
 * `onFailure`; the next request tries again. An error boundary would take the whole page down for it.
 *
 * @param load The same function on every render.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const request = useCallback(
    (onFailure: () => void = doNothing) => void load().then((loaded) => setComponent(() => loaded), onFailure),
    [load],
  );
  return [Component, request] as const;
}
