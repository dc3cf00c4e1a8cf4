"use client";

import { useEffect } from "react";
import { readSky } from "@/lib/sky";

const MINUTE_MS = 60_000;

interface SkyProps {
  latitude: number;
  longitude: number;
}

/** Marks the root with the light over a place: inline in the head, so before the first paint, and then every minute. */
export function Sky({ latitude, longitude }: SkyProps) {
  useEffect(() => {
    const look = () => {
      document.documentElement.dataset.sky = readSky(latitude, longitude, Date.now()).sky;
    };
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [latitude, longitude]);
  const source =
    typeof window === "undefined"
      ? `document.documentElement.dataset.sky=(${readSky})(${latitude},${longitude},Date.now()).sky`
      : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
