"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { LoadingScreen, type MapSheet } from "./loading-screen";
import { useWelcomeToast } from "./use-welcome-toast";

/** A visit's opening: the first loading screen, if the owner wants one, then the welcome. */
export function InitialLoading({ showsScreen, ...sheet }: MapSheet & { showsScreen: boolean }) {
  const [isComplete, setComplete] = useState(!showsScreen);
  useWelcomeToast(isComplete);
  if (isComplete) return null;

  return (
    <LoadingScreen
      isInitial
      {...sheet}
      onLoadingComplete={() => setComplete(true)}
      action={
        <button
          type="button"
          data-loading-skip
          aria-keyshortcuts="Escape"
          className={buttonVariants({ rank: "quiet", className: "-mr-5" })}
        >
          Skip
          <kbd aria-hidden="true" className="rounded-control border px-1.5 meta pointer-coarse:hidden">
            Esc
          </kbd>
        </button>
      }
    />
  );
}
