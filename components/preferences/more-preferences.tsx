"use client";

import { clsx } from "clsx";
import { useId, useState, type CSSProperties } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { RadioCell } from "@/components/ui/radio-cell";
import { parseHex } from "@/lib/accent";
import { choose, ownAccent, usePreferences } from "./preference-store";
import { OFFERED_CURSORS } from "./preferences-script";

const toHex = (rgb: readonly number[]) =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();

/** Accepts six hex digits, or the three-digit short form, with or without a `#`. */
function readHex(typed: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim())?.[1]?.toUpperCase();
  return digits ? `#${digits.length === 6 ? digits : digits.replaceAll(/./g, "$&$&")}` : null;
}

export function MorePreferences({ cursorClass }: { cursorClass?: string }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-3">
        <ChannelSliders />
        <HexField />
      </div>
      <CursorRadios className={cursorClass} />
    </>
  );
}

function ChannelSliders() {
  const rgb = parseHex(usePreferences().primaryColor);
  return (
    <div className="grid grid-cols-1 gap-1">
      {["Red", "Green", "Blue"].map((channel, index) => {
        const withChannel = (value: number) => toHex(rgb.with(index, value));
        const track = { "--track-from": withChannel(0), "--track-to": withChannel(255) } as CSSProperties;
        return (
          <label key={channel} className="flex min-h-8 items-center gap-3 meta pointer-coarse:min-h-11">
            <span className="w-12 text-ink-muted">{channel}</span>
            <input
              type="range"
              min={0}
              max={255}
              step={1}
              className="channel-slider h-8 min-w-0 flex-1 cursor-pointer appearance-none bg-transparent pointer-coarse:h-11"
              style={track}
              value={rgb[index]}
              aria-label={channel}
              onChange={(event) => choose({ primaryColor: withChannel(event.currentTarget.valueAsNumber) })}
            />
            <span aria-hidden="true" className="w-8 text-right">
              {rgb[index]}
            </span>
          </label>
        );
      })}
    </div>
  );
}

function HexField() {
  const hintId = useId();
  const { primaryColor } = usePreferences();
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && readHex(draft) === null;

  const type = (typed: string) => {
    setDraft(typed);
    const hex = readHex(typed);
    if (hex) choose({ primaryColor: hex });
  };
  const reset = () => {
    setDraft(undefined);
    choose({ primaryColor: ownAccent() });
  };

  return (
    <div>
      <div className="flex items-center gap-3">
        <label className="flex min-w-0 flex-1 items-center gap-3 meta *:min-w-0 pointer-coarse:*:h-11">
          <span className="w-12 content-center text-ink-muted">Hex</span>
          <input
            type="text"
            className="h-10 w-28 rounded-control border border-line-strong bg-sunken px-3 uppercase aria-invalid:border-danger pointer-coarse:text-base"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={7}
            value={draft ?? primaryColor}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? hintId : undefined}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => setDraft(undefined)}
          />
        </label>
        <Button variant="secondary" size="small" onClick={reset}>
          <Icon name="rotate-ccw" />
          Reset<span className="sr-only"> accent colour</span>
        </Button>
      </div>
      {isWrong && (
        <p id={hintId} className="mt-2 text-sm text-danger">
          {`Six hex digits, like ${ownAccent()}`}
        </p>
      )}
    </div>
  );
}

function CursorRadios({ className }: { className?: string }) {
  const name = useId();
  const { cursorType } = usePreferences();
  return (
    <fieldset className={clsx("pointer-coarse:hidden", className)}>
      <legend className="float-left mb-2 w-full meta text-ink-muted">Cursor</legend>
      <div className="clear-both grid grid-cols-3 gap-px overflow-clip rounded-control border border-line-strong bg-line">
        {OFFERED_CURSORS.map((cursor) => (
          <RadioCell
            key={cursor}
            variant="option"
            className="bg-raised meta"
            style={{ cursor }}
            name={name}
            checked={cursorType === cursor}
            onChange={() => choose({ cursorType: cursor })}
          >
            {cursor}
          </RadioCell>
        ))}
      </div>
    </fieldset>
  );
}
