import { createStore } from "./create-store";

export const SKY_KEY = "sky";

export interface Reading {
  sky: "night" | "dawn" | "day" | "dusk";
  words: string;
}

/** The sky over the owner's place, once it is known. */
export const skyStore = createStore<Reading | undefined>(undefined);

const TWILIGHT_DEGREES = 6;
/** The sun's upper edge is on the horizon at this altitude of its centre. */
const SUNSET_DEGREES = -0.27;

/** Derives the sky from the sun's altitude and azimuth in degrees. In the morning, the sun is in the east. */
export function describeSky({ altitude, azimuth }: { altitude: number; azimuth: number }): Reading {
  if (altitude > TWILIGHT_DEGREES) return { sky: "day", words: "the sun is up" };
  if (altitude < -TWILIGHT_DEGREES) return { sky: "night", words: "it is dark" };
  const isUp = altitude > SUNSET_DEGREES;
  if (azimuth < 180) return { sky: "dawn", words: isUp ? "the sun has just risen" : "the sun is about to rise" };
  return { sky: "dusk", words: isUp ? "the sun is about to set" : "the sun has just set" };
}
