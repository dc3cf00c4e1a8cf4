"use client";

import { useEffect } from "react";
import { useOnDemand } from "./hooks";

export interface ToastContent {
  title: string;
  description?: string;
  tone?: "info" | "success" | "error";
}

export type ShowToast = (content: ToastContent) => () => void;

/** Tries again where the region's download has failed; without a layout there is nothing to ask. */
let requestRegion: () => void = () => undefined;
let tellReady: (show: ShowToast) => void;
const whenReady = new Promise<ShowToast>((resolve) => {
  tellReady = resolve;
});

/** Shows a toast as soon as the region has been loaded. Returns how to take it away. */
export const showToast: ShowToast = (content) => {
  requestRegion();
  const shown = whenReady.then((show) => show(content));
  return () => void shown.then((dismiss) => dismiss());
};

export function showLoadFailure(): void {
  showToast({ title: "This could not be loaded", description: "Check your connection and try again.", tone: "error" });
}

const loadRegion = () => import("./toast-region").then((module) => module.ToastRegion);

/** Loaded at once, so that screen readers know the region early. */
export function Toaster() {
  const [Region, request] = useOnDemand(loadRegion);
  useEffect(() => {
    requestRegion = request;
    request();
  }, [request]);
  return Region && <Region onReady={tellReady} />;
}
