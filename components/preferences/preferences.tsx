"use client";

import { clsx } from "clsx";
import { useTheme } from "next-themes";
import dynamic from "next/dynamic";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { useIsHydrated } from "@/components/ui/hooks";
import { Icon } from "@/components/ui/icon";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { Popover } from "@/components/ui/popover";
import type { PresetAccent } from "@/lib/accent";
import { AccentSwatches, ModeRadios, MODES, useThemeChoice } from "./preference-fields";
import { followPreferences } from "./preference-store";

const MorePreferences = dynamic(() => import("./more-preferences").then((module) => module.MorePreferences), {
  ssr: false,
});

interface HeaderPreferencesProps {
  accents: readonly PresetAccent[];
  /** The page's colour in each theme, as hex. */
  grounds: Record<string, string>;
}

export function HeaderPreferences({ accents, grounds }: HeaderPreferencesProps) {
  const { resolvedTheme = "" } = useTheme();
  // The media queries know the system's theme, not the visitor's choice.
  const chosen = useIsHydrated() ? grounds[resolvedTheme] : undefined;
  useEffect(followPreferences, []);

  return (
    <div className="flex items-center noscript:hidden">
      {Object.entries(grounds).map(([theme, ground]) => (
        <meta key={theme} name="theme-color" media={`(prefers-color-scheme: ${theme})`} content={chosen ?? ground} />
      ))}
      <ThemeToggle />
      <ThemeSettings accents={accents} />
    </div>
  );
}

export function DrawerPreferences({ accents }: { accents: readonly PresetAccent[] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ModeRadios />
      <AccentSwatches accents={accents} />
      <Disclosure title="More settings" summaryClass="h-11 meta text-ink-muted hover:text-ink">
        <div className="grid grid-cols-1 gap-4 pt-1">
          <LoadBoundary className="w-full">
            <MorePreferences />
          </LoadBoundary>
        </div>
      </Disclosure>
    </div>
  );
}

const NEXT_THEME: Record<string, string> = { dark: "light", light: "system", system: "dark" };

function ThemeToggle() {
  const [theme = "system", change] = useThemeChoice();
  const mode = useIsHydrated() ? theme : "system";
  return (
    <Button variant="ghost" size="icon" onClick={(event) => change(NEXT_THEME[theme] ?? "system", event.currentTarget)}>
      <span className="sr-only">{`Switch theme, now ${mode}`}</span>
      <Icon name={MODES.find(({ theme }) => theme === mode)?.icon ?? "monitor"} />
    </Button>
  );
}

/** Below its button. */
const settingsClass = clsx(
  "inset-x-3 top-[calc(var(--header-height)+0.25rem)] bottom-auto m-0 max-h-[calc(100dvh-5rem)] w-auto max-w-none",
  "overflow-y-auto border-line-strong sm:left-auto sm:w-88",
  "sm:right-[max(var(--page-margin),(100vw-var(--container-page))/2)]",
  "supports-[right:anchor(right)]:sm:[position-anchor:--theme-settings]",
  "supports-[right:anchor(right)]:sm:top-[calc(anchor(bottom)+0.5rem)]",
  "supports-[right:anchor(right)]:sm:right-[max(0.75rem,anchor(right))]",
  "motion-safe:-translate-y-2 motion-safe:open:translate-y-0 motion-safe:starting:open:-translate-y-2",
);

function ThemeSettings({ accents }: { accents: readonly PresetAccent[] }) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Theme settings"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={panelId}
        className="[anchor-name:--theme-settings]"
      >
        <Icon name="sliders-horizontal" />
      </Button>
      <Popover id={panelId} aria-labelledby="theme_settings" onOpenChange={setOpen} className={settingsClass}>
        <div className="flex items-center justify-between border-b py-1 pr-1.5 pl-5">
          <h2 id="theme_settings" className="text-lg">
            Theme settings
          </h2>
          <Button variant="ghost" size="icon" aria-label="Close" popoverTarget={panelId} popoverTargetAction="hide">
            <Icon name="x" />
          </Button>
        </div>
        <div className="px-5 pt-4 pb-5">
          <ModeRadios />
        </div>
        <div className="grid gap-3 border-t px-5 pt-4 pb-5">
          <AccentSwatches accents={accents} />
          <LoadBoundary className="w-full">
            <MorePreferences cursorClass="-mx-5 mt-2 border-t px-5 pt-4" />
          </LoadBoundary>
        </div>
      </Popover>
    </>
  );
}
