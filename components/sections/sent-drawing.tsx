"use client";

import { useEffect, useRef, type CSSProperties } from "react";
import type { Landscape, Point } from "@/lib/landmarks";

/** The ridge's box. */
const VIEW_BOX = "0 0 1600 330";
const FLAGS = Array.from({ length: 15 }, (_, turn) => turn);
/** Sky, air, fire, water and earth, in the order in which they hang. */
const COLOURS = ["#2563eb", "#f8fafc", "#dc2626", "#16a34a", "#facc15"];
/** The string sags towards the first point, and ends at the second, the ridge's other end. */
const SAG: Point = [880, 205];
const END: Point = [1291, 84];
/** Flat stones, from the lowest to the highest: centre, and half the width. */
const STONES = [
  [0, 0, 26],
  [2, -12, 21],
  [-2, -23, 16],
  [1, -33, 11],
  [0, -41, 6],
] as const;

const inTurn = (turn: number): CSSProperties & Record<"--turn", number> => ({ "--turn": turn });

function PrayerFlags({ at: start }: { at: Point }) {
  /** Along the quadratic curve, at `share` of its way. */
  const along = (share: number, axis: 0 | 1) =>
    (1 - share) ** 2 * start[axis] + 2 * share * (1 - share) * SAG[axis] + share ** 2 * END[axis];
  return (
    <>
      <path
        className="sent-string"
        pathLength="1"
        d={`M${start.join(" ")}Q${SAG.join(" ")} ${END.join(" ")}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      {FLAGS.map((turn) => {
        const share = (turn + 1) / (FLAGS.length + 1);
        return (
          <g key={turn} transform={`translate(${along(share, 0)} ${along(share, 1)})`}>
            <path
              className="sent-piece"
              style={inTurn(turn)}
              d="M-14 0H14V34L0 30-14 34Z"
              fill={COLOURS[turn % COLOURS.length]}
              stroke="#0003"
            />
          </g>
        );
      })}
    </>
  );
}

function Cairn({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {STONES.map(([dx, dy, width], turn) => (
        <ellipse
          key={turn}
          className="sent-piece"
          style={inTurn(turn)}
          cx={dx}
          cy={dy - 6}
          rx={width}
          ry="6.5"
          fill="var(--ink-muted)"
          stroke="var(--ground)"
        />
      ))}
    </g>
  );
}

function Lamp({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="sent-piece" style={inTurn(4)} cy="-52" r="46" fill="#facc15" fillOpacity=".25" />
      <path className="sent-piece" style={inTurn(0)} d="M-9 0-6-46H6L9 0Z" fill="var(--ink-muted)" />
      <circle className="sent-piece" style={inTurn(2)} cy="-52" r="9" fill="#facc15" stroke="var(--ink-muted)" />
    </g>
  );
}

/** `isNew` moves it, and scrolls to it. */
export function SentDrawing({ landscape, camp, isNew }: { landscape: Landscape; camp: Point; isNew: boolean }) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (isNew) drawing.current?.scrollIntoView({ block: "nearest" });
  }, [isNew]);
  return (
    <svg
      ref={drawing}
      data-slot="sent-flags"
      data-new={isNew || undefined}
      viewBox={VIEW_BOX}
      preserveAspectRatio="xMinYMin slice"
      className="absolute inset-0 size-full text-ink-muted"
    >
      {landscape === "peaks" && <PrayerFlags at={camp} />}
      {landscape === "hills" && <Cairn at={camp} />}
      {landscape === "shore" && <Lamp at={camp} />}
    </svg>
  );
}
