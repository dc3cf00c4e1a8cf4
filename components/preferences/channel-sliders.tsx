"use client";

import type { CSSProperties } from "react";
import { type Rgb, toHex, toRgb } from "@/lib/preferences/preferences";
import { usePreferenceStore } from "./preferences-provider";
import { usePreferences } from "./use-preferences";

const channels = ["Red", "Green", "Blue"] as const;

const withChannel = ([red, green, blue]: Rgb, index: number, value: number): Rgb => [
  index === 0 ? value : red,
  index === 1 ? value : green,
  index === 2 ? value : blue,
];

/** Red, green and blue of the accent. Each track shows the colours that moving its thumb would give. */
export function ChannelSliders() {
  const store = usePreferenceStore();
  const rgb = toRgb(usePreferences().primaryColor);
  return (
    <div className="grid gap-1">
      {channels.map((channel, index) => (
        <label key={channel} className="flex min-h-8 items-center gap-3 meta pointer-coarse:min-h-11">
          <span className="w-12 text-ink-muted">{channel}</span>
          <input
            type="range"
            min={0}
            max={255}
            step={1}
            className="channel-slider"
            style={trackColours(toHex(withChannel(rgb, index, 0)), toHex(withChannel(rgb, index, 255)))}
            value={rgb[index]}
            aria-label={channel}
            onChange={(event) =>
              store.choose({ primaryColor: toHex(withChannel(rgb, index, event.currentTarget.valueAsNumber)) })
            }
          />
          <span aria-hidden="true" className="w-8 text-right">
            {rgb[index]}
          </span>
        </label>
      ))}
    </div>
  );
}

const trackColours = (from: string, to: string) => ({ "--track-from": from, "--track-to": to }) as CSSProperties;
