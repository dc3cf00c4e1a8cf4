"use client";

import { useTheme } from "next-themes";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, dialogAnchor } from "@/components/ui/dialog";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { showLoadFailure } from "@/components/ui/toaster";
import type { PresetAccent } from "@/lib/accent";
import { useIsHydrated, useOnDemand } from "@/components/ui/hooks";
import { AccentSwatches, ModeRadios, MODES } from "./preference-fields";
import { changeTheme, followPreferences } from "./preference-store";

const loadMore = () => import("./more-preferences").then((module) => module.MorePreferences);

export function HeaderPreferences({ accents }: { accents: readonly PresetAccent[] }) {
  useEffect(followPreferences, []);

  return (
    <div className="flex items-center noscript:hidden">
      <ThemeToggle />
      <ThemeSettings accents={accents} />
    </div>
  );
}

export function DrawerPreferences({ accents }: { accents: readonly PresetAccent[] }) {
  const [More, requestMore] = useOnDemand(loadMore);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ModeRadios />
      <AccentSwatches accents={accents} />
      <Disclosure
        title="More settings"
        summaryClass="h-11 meta text-ink-muted hover:text-ink"
        onToggle={() => requestMore(showLoadFailure)}
      >
        {More && (
          <div className="grid grid-cols-1 gap-4 pt-1">
            <More />
          </div>
        )}
      </Disclosure>
    </div>
  );
}

const NEXT_THEME: Record<string, string> = { dark: "light", light: "system", system: "dark" };

function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const mode = useIsHydrated() ? theme : "system";
  const cycle = () => setTheme((current) => NEXT_THEME[current] ?? "system");
  return (
    <Button variant="ghost" size="icon" onClick={(event) => changeTheme(cycle, event.currentTarget)}>
      <span className="sr-only">Switch theme, now {mode}</span>
      <Icon name={MODES.find(({ theme }) => theme === mode)?.icon ?? "monitor"} />
    </Button>
  );
}

function ThemeSettings({ accents }: { accents: readonly PresetAccent[] }) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [More, requestMore] = useOnDemand(loadMore);
  const load = () => {
    setFailed(false);
    requestMore(() => setFailed(true));
  };

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Theme settings"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={dialogAnchor}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        <Icon name="sliders-horizontal" />
      </Button>
      <Dialog variant="popover" aria-labelledby="theme-settings" open={isOpen} onClose={() => setOpen(false)}>
        <div className="flex items-center justify-between border-b py-1 pr-1.5 pl-5">
          <h2 id="theme-settings" className="text-lg">
            Theme settings
          </h2>
          <Button variant="ghost" size="icon" aria-label="Close" data-close>
            <Icon name="x" />
          </Button>
        </div>
        <div className="px-5 pt-4 pb-5">
          <ModeRadios />
        </div>
        <div className="grid gap-3 border-t px-5 pt-4 pb-5">
          <AccentSwatches accents={accents} />
          {hasFailed && <p className="text-danger">More settings could not be loaded. Please try again.</p>}
          {More && <More cursorClass="-mx-5 mt-2 border-t px-5 pt-4" />}
        </div>
      </Dialog>
    </>
  );
}
