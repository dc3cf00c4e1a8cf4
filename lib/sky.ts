export const SKIES = ["night", "dawn", "day", "dusk"] as const;

interface Reading {
  sky: (typeof SKIES)[number];
  words: string;
}

/**
 * Derives the sky over a place from the sun's altitude, by the Astronomical Almanac's short formulas. They hold within
 * a minute until 2050. Serialised into the head, so it cannot use imports or outer variables.
 */
export function readSky(latitude: number, longitude: number, moment: number): Reading {
  const toRadians = Math.PI / 180;
  const twilight = 6 * toRadians;
  // With refraction, the sun's upper edge is then on the horizon.
  const sunset = -0.833 * toRadians;
  const days = moment / 86_400_000 - 10_957.5;
  const anomaly = (357.528 + 0.9856003 * days) * toRadians;
  const ecliptic = (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * toRadians;
  const tilt = 23.439 * toRadians;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic));
  const hourAngle = (280.4606 + 360.9856474 * days + longitude) * toRadians - ascension;
  const north = latitude * toRadians;
  const altitude = Math.asin(
    Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(hourAngle),
  );
  if (altitude > twilight) return { sky: "day", words: "the sun is up" };
  if (altitude < -twilight) return { sky: "night", words: "it is dark" };
  const isUp = altitude > sunset;
  // In the morning, the sun is in the east.
  if (Math.sin(hourAngle) < 0)
    return { sky: "dawn", words: isUp ? "the sun has just risen" : "the sun is about to rise" };
  return { sky: "dusk", words: isUp ? "the sun is about to set" : "the sun has just set" };
}
