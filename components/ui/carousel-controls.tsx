"use client";

import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { AUTO_ADVANCE_MS } from "./carousel-pages";
import { cn } from "@/lib/utils";

interface CarouselControlsProps {
  /** What one slide holds, for the names of the controls: 'certificate'. */
  noun: string;
  count: number;
  selected: number;
  /** The visitor's wish; a pointer or the focus may hold the carousel still all the same. */
  playing: boolean;
  /** Whether the timer runs at this moment. */
  advancing: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onGoTo: (index: number) => void;
  onTogglePlaying: () => void;
  className?: string;
}

/** Dots, pause and arrows in one bar. */
export function CarouselControls({ noun, count, selected, playing, advancing, ...controls }: CarouselControlsProps) {
  return (
    <div className={cn("flex flex-wrap items-center justify-between gap-x-4 border-t pt-3", controls.className)}>
      <div className="-ms-1 flex items-center pointer-coarse:-ms-2.5">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={`Go to ${noun} ${index + 1}`}
            aria-current={index === selected ? "true" : undefined}
            onClick={() => controls.onGoTo(index)}
            className="group flex h-11 w-8 items-center justify-center rounded-control pointer-coarse:w-11"
          >
            <Dot current={index === selected} filling={index === selected && advancing} />
          </button>
        ))}
      </div>
      <div className="-me-3 flex items-center">
        <p
          aria-hidden="true"
          className="me-2 meta whitespace-nowrap text-ink-muted max-[24rem]:hidden pointer-coarse:max-sm:hidden"
        >
          {String(selected + 1).padStart(2, "0")} / {String(count).padStart(2, "0")}
        </p>
        <BarButton label={playing ? "Pause" : "Play"} onClick={controls.onTogglePlaying}>
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </BarButton>
        <BarButton label={`Previous ${noun}`} onClick={controls.onPrevious}>
          <ChevronLeft aria-hidden="true" />
        </BarButton>
        <BarButton label={`Next ${noun}`} onClick={controls.onNext}>
          <ChevronRight aria-hidden="true" />
        </BarButton>
      </div>
    </div>
  );
}

/** The current dot is long, and fills until the next step while the timer runs. Others are cut short: nothing moves. */
function Dot({ current, filling }: { current: boolean; filling: boolean }) {
  return (
    <span
      className={cn(
        "block h-1.5 w-6 group-hover:bg-ink motion-safe:transition-[clip-path] motion-safe:duration-base",
        current ? "[clip-path:inset(0_round_3px)]" : "[clip-path:inset(0_9px_round_3px)]",
        current && !filling ? "bg-accent-control" : "bg-line-strong",
      )}
    >
      {filling && (
        <span
          className="block size-full origin-left bg-accent-control ease-linear motion-safe:transition-transform motion-safe:starting:scale-x-0"
          style={{ transitionDuration: `${AUTO_ADVANCE_MS}ms` }}
        />
      )}
    </span>
  );
}

function BarButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-raised hover:text-ink motion-safe:transition-[color,background-color,scale] motion-safe:duration-quick motion-safe:active:scale-[.98] [&_svg]:size-[1.125rem]"
    >
      {children}
    </button>
  );
}
