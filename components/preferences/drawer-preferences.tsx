"use client";

import { ChevronDown } from "lucide-react";
import { showLoadFailure } from "@/components/ui/toaster";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { AccentSwatches } from "./accent-swatches";
import { ModeRadios } from "./mode-radios";

const loadMore = () => import("./more-preferences").then((module) => module.MorePreferences);

/** The theme footer of the drawer: the mode, the preset accents, and folded away whatever else can be chosen. */
export function DrawerPreferences({ defaultAccent }: { defaultAccent: string }) {
  const [More, requestMore] = useOnDemand(loadMore);
  return (
    <div className="grid gap-4">
      <ModeRadios />
      <AccentSwatches />
      <details className="group/more" onToggle={() => requestMore(showLoadFailure)}>
        <summary className="flex h-11 list-none items-center justify-between meta text-ink-muted transition-colors duration-quick hover:text-ink [&::-webkit-details-marker]:hidden">
          More settings
          <ChevronDown
            aria-hidden="true"
            className="size-5 group-open/more:rotate-180 motion-safe:transition-transform motion-safe:duration-base"
          />
        </summary>
        {More && <More defaultAccent={defaultAccent} />}
      </details>
    </div>
  );
}
