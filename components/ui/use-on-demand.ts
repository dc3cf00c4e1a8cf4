"use client";

import { type ComponentType, useCallback, useState } from "react";

/** A component whose code arrives on first use; null until then. After a failed download the next request tries again. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const request = useCallback(
    (onFailure: () => void = () => undefined) => void load().then((loaded) => setComponent(() => loaded), onFailure),
    [load],
  );
  return [Component, request] as const;
}
