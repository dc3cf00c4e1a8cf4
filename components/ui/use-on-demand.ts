"use client";

import { type ComponentType, useState } from "react";

/**
 * A component whose code arrives on first use.
 *
 * Until `request` has succeeded the component is null. A failed download leaves the page as it is, and the next
 * request tries again; an error boundary would take the whole page down for it.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const request = () => {
    if (!Component) load().then((loaded) => setComponent(() => loaded), ignoreFailedDownload);
  };
  return [Component, request] as const;
}

const ignoreFailedDownload = () => undefined;
