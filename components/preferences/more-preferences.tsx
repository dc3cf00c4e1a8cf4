"use client";

import { ChannelSliders } from "./channel-sliders";
import { CursorRadios } from "./cursor-radios";
import { HexField } from "./hex-field";

/** An accent of one's own and the cursor, for the drawer; its own chunk, loaded on first use. */
export function MorePreferences({ defaultAccent }: { defaultAccent: string }) {
  return (
    <div className="grid gap-4 pt-1">
      <div className="grid gap-3">
        <ChannelSliders />
        <HexField defaultAccent={defaultAccent} />
      </div>
      <CursorRadios />
    </div>
  );
}
