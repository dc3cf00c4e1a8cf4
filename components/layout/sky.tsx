"use client";

import { useEffect } from "react";
import { describeSky, SKY_KEY, skyStore } from "@/lib/sky";

const MINUTE_MS = 60_000;

/** Paints the page in the light over a place, once the browser is idle and then every minute. */
export function Sky({ latitude, longitude }: { latitude: number; longitude: number }) {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    async function start() {
      const { getPosition } = await import("suncalc");
      if (isGone) return;
      const look = () => {
        const reading = describeSky(getPosition(new Date(), latitude, longitude));
        skyStore.set(reading);
        document.documentElement.dataset.sky = reading.sky;
        try {
          sessionStorage.setItem(SKY_KEY, reading.sky);
        } catch {
          // If storage is blocked, each page starts with the day.
        }
      };
      look();
      timer = setInterval(look, MINUTE_MS);
    }
    // Safari has no idle callback.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => void start().catch(() => skyStore.set({ sky: "day", words: "" })));
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [latitude, longitude]);
  return null;
}
