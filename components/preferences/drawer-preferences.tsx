"use client";

import { Disclosure } from "@/components/ui/disclosure";
import { showLoadFailure } from "@/components/ui/toaster";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { AccentSwatches, ModeRadios, type PresetAccent } from "./preference-fields";

const loadMore = () => import("./more-preferences").then((module) => module.MorePreferences);

/** The theme footer of the drawer: the mode, the preset accents, and folded away whatever else can be chosen. */
export function DrawerPreferences({ accents }: { accents: readonly PresetAccent[] }) {
  const [More, requestMore] = useOnDemand(loadMore);
  return (
    <div className="grid gap-4">
      <ModeRadios />
      <AccentSwatches accents={accents} />
      <Disclosure
        title="More settings"
        summaryClass="h-11 meta text-ink-muted hover:text-ink"
        onToggle={() => requestMore(showLoadFailure)}
      >
        {More && (
          <div className="grid gap-4 pt-1">
            <More />
          </div>
        )}
      </Disclosure>
    </div>
  );
}
