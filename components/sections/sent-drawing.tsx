"use client";

import { useEffect, useRef, type CSSProperties } from "react";
import { placeOnRidge, RIDGE_HEIGHT, type Landscape } from "@/lib/landmarks";

/** Sky, air, fire, water and earth, in the order in which they hang. */
const FLAG_FILLS = ["#2f6fb5", "#f4f1ea", "#c8452f", "#3f8f5b", "#e6b53a"];
type Point = readonly [x: number, y: number];
/** From the camp to the ridge's other peak, and on into the sky, in shares of the box. Each hangs in its middle. */
const STRINGS: readonly { points: readonly [Point, Point, Point]; flags: number }[] = [
  {
    points: [
      [0, 66],
      [38, 66],
      [72, 20],
    ],
    flags: 20,
  },
  {
    points: [
      [72, 20],
      [88, 32],
      [104, -8],
    ],
    flags: 10,
  },
];
/** The box is about three times as wide as high. */
const STEEPNESS = 0.3;
/** From the bottom up. */
const STONES = [
  { width: 13, height: 5, y: -3 },
  { width: 11, height: 5, y: -12 },
  { width: 9, height: 4.5, y: -20 },
  { width: 6.5, height: 4, y: -27 },
  { width: 4, height: 3.5, y: -33 },
];

function alongString([from, middle, to]: (typeof STRINGS)[number]["points"], share: number): Point {
  const rest = 1 - share;
  const at = (axis: 0 | 1) => rest ** 2 * from[axis] + 2 * share * rest * middle[axis] + share ** 2 * to[axis];
  return [at(0), at(1)];
}

const flags = STRINGS.flatMap(({ points, flags: count }) =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const [x, y] = alongString(points, share);
    const [nextX, nextY] = alongString(points, share + 0.01);
    const slope = Math.atan((STEEPNESS * (nextY - y)) / (nextX - x));
    return { x, y, angle: Math.round((slope * 180) / Math.PI) };
  }),
);

/** The flags or stones appear one after another. */
const turn = (index: number) => ({ "--turn": index }) as CSSProperties;

interface SignProps {
  /** How far below the top of the ridge the camp is. */
  campAt: string;
}

function PrayerFlags() {
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        {STRINGS.map(({ points: [from, ...through] }) => (
          <path
            key={from.join(" ")}
            data-slot="string"
            vectorEffect="non-scaling-stroke"
            d={`M${from.join(" ")}Q${through.flat().join(" ")}`}
            className="fill-none stroke-ink-muted"
          />
        ))}
      </svg>
      {flags.map(({ x, y, angle }, index) => (
        <svg key={index} x={`${x}%`} y={`${y}%`} className="overflow-visible">
          <g transform={`rotate(${angle})`}>
            <rect
              data-slot="flag"
              fill={FLAG_FILLS[index % FLAG_FILLS.length]}
              style={turn(index)}
              x="-1.75%"
              width="3.5%"
              className="h-(--flag) origin-top stroke-ink/45 [transform-box:fill-box]"
            />
          </g>
        </svg>
      ))}
    </>
  );
}

function Cairn({ campAt }: SignProps) {
  return (
    <svg y={campAt} className="overflow-visible">
      {STONES.map(({ width, height, y }, index) => (
        <ellipse
          key={index}
          data-slot="stone"
          cx={index % 2 ? 1 : -1}
          cy={y}
          rx={width}
          ry={height}
          style={turn(index)}
          className="fill-ink-muted stroke-ground"
        />
      ))}
    </svg>
  );
}

function Lamp({ campAt }: SignProps) {
  return (
    <svg y={campAt} className="overflow-visible">
      <radialGradient id="lamp_beam" gradientUnits="userSpaceOnUse" cx="0" cy="-38" r="220">
        <stop stopColor="#ffc94d" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffc94d" stopOpacity="0" />
      </radialGradient>
      <path
        data-slot="beam"
        fill="url(#lamp_beam)"
        d="M0-38 220-70V-6ZM0-38-220-70V-6Z"
        className="[transform-origin:0_-38px]"
      />
      <path className="fill-ink" d="M-7 4-5-29H5L7 4ZM-7-31H7v-2H-7ZM-5-34h10v-9L0-48-5-43Z" />
      <circle cy="-38" r="3.5" className="fill-[#ffc94d]" />
    </svg>
  );
}

const signs = { peaks: PrayerFlags, hills: Cairn, shore: Lamp };

/** Flags, a cairn or a lamp at the end of the trail, once a message was sent. `isNew` animates it, and scrolls to it. */
export function SentDrawing({ landscape, isNew }: { landscape: Landscape; isNew: boolean }) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (isNew) drawing.current?.scrollIntoView({ block: "center" });
  }, [isNew]);
  const Sign = signs[landscape];
  return (
    <svg
      ref={drawing}
      data-slot="sent-flags"
      data-new={isNew || undefined}
      className="absolute bottom-0 left-(--camp-x) z-1 h-(--ridge-height) w-[calc(100%-var(--camp-x)-var(--ridge-left))] overflow-visible [--flag:clamp(.5rem,1.6vw,2rem)]"
    >
      <Sign campAt={`${(100 * placeOnRidge(landscape, "camp")[1]) / RIDGE_HEIGHT}%`} />
    </svg>
  );
}
