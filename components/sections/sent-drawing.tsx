"use client";

import { useEffect, useRef, type CSSProperties } from "react";
import { placeOnRidge, RIDGE_HEIGHT, type Landscape } from "@/lib/landmarks";

const FLAGS = 15;
/** Sky, air, fire, water and earth, in the order in which they hang. */
const FLAG_FILLS = ["#2f6fb5", "#f4f1ea", "#c8452f", "#3f8f5b", "#e6b53a"];
/** From the camp past the ridge into the sky at its other end, in shares of the box. */
const STRING = [
  [0, 69],
  [30, 70],
  [72, 50],
  [100, -4],
] as const;
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

function alongString(share: number): [x: number, y: number] {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * share * rest ** 2, 3 * share ** 2 * rest, share ** 3];
  const sum = (axis: 0 | 1) => STRING.reduce((total, point, index) => total + point[axis] * (weights[index] ?? 0), 0);
  return [sum(0), sum(1)];
}

const flags = Array.from({ length: FLAGS }, (_, index) => {
  const share = (index + 0.5) / (FLAGS + 0.5);
  const [x, y] = alongString(share);
  const [nextX, nextY] = alongString(share + 0.01);
  const slope = Math.atan((STEEPNESS * (nextY - y)) / (nextX - x));
  return { x, y, angle: Math.round((slope * 180) / Math.PI) };
});

/** The flags or stones appear one after another. */
const turn = (index: number) => ({ "--turn": index }) as CSSProperties;

interface SignProps {
  /** How far below the top of the ridge the camp is. */
  campAt: string;
}

function PrayerFlags() {
  const [from, ...through] = STRING;
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        <path
          data-slot="string"
          vectorEffect="non-scaling-stroke"
          d={`M${from.join(" ")}C${through.flat().join(" ")}`}
          className="fill-none stroke-ink-muted"
        />
      </svg>
      {flags.map(({ x, y, angle }, index) => (
        <svg key={index} x={`${x}%`} y={`${y}%`} className="overflow-visible">
          <g transform={`rotate(${angle})`}>
            <rect
              data-slot="flag"
              fill={FLAG_FILLS[index % FLAG_FILLS.length]}
              style={turn(index)}
              className="h-[calc(1.2*var(--flag))] w-(--flag) origin-top stroke-ink/45 [transform-box:fill-box] [x:calc(var(--flag)/-2)]"
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
      <radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="0" cy="-38" r="220">
        <stop stopColor="#ffc94d" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffc94d" stopOpacity="0" />
      </radialGradient>
      <path
        data-slot="beam"
        fill="url(#beam)"
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
      className="absolute bottom-0 left-(--camp-x) z-1 h-(--ridge-height) w-[calc(100%-var(--camp-x)-var(--ridge-left))] overflow-visible [--flag:clamp(0.5625rem,0.15rem+1.65vw,2.25rem)]"
    >
      <Sign campAt={`${(100 * placeOnRidge(landscape, "camp")[1]) / RIDGE_HEIGHT}%`} />
    </svg>
  );
}
