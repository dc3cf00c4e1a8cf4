"use client";

import { AccentSwatches } from "./accent-swatches";
import { ChannelSliders } from "./channel-sliders";
import { CursorRadios } from "./cursor-radios";
import { HexField } from "./hex-field";
import { ModeRadios } from "./mode-radios";

/** What the popover holds; its own chunk, loaded on first use. */
export function PreferencesPanel({ defaultAccent }: { defaultAccent: string }) {
  return (
    <>
      <div className="px-5 pt-4 pb-5">
        <ModeRadios />
      </div>
      <div className="grid gap-3 border-t px-5 pt-4 pb-5">
        <AccentSwatches />
        <ChannelSliders />
        <HexField defaultAccent={defaultAccent} />
      </div>
      <CursorRadios className="border-t px-5 pt-4 pb-5" />
    </>
  );
}
