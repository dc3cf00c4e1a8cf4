"use client";

import { SlidersHorizontal, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { showModal } from "@/components/ui/show-modal";
import { useBackdropClose } from "@/components/ui/use-backdrop-close";
import { useFocusInside } from "@/components/ui/use-focus-inside";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { iconButton } from "./icon-button";

const loadPanel = () => import("./preferences-panel").then((module) => module.PreferencesPanel);

/** The popover of the display preferences. What it holds is loaded when it is first wanted. */
export function ThemeSettings({ defaultAccent }: { defaultAccent: string }) {
  const headingId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Panel, requestPanel] = useOnDemand(loadPanel);
  useBackdropClose(dialogRef);
  useFocusInside(dialogRef);

  const load = () => {
    setHasFailed(false);
    requestPanel(() => setHasFailed(true));
  };
  const open = () => {
    showModal(dialogRef.current);
    setIsOpen(true);
    load();
  };

  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={`${iconButton} theme-settings-anchor`}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      >
        <span className="sr-only">Theme settings</span>
        <SlidersHorizontal aria-hidden="true" />
      </button>
      <dialog
        ref={dialogRef}
        aria-labelledby={headingId}
        className="theme-settings-panel"
        onClose={() => {
          setIsOpen(false);
          triggerRef.current?.focus();
        }}
      >
        <div className="flex items-center justify-between border-b py-1 pr-1.5 pl-5">
          <h2 id={headingId} className="text-lg">
            Theme settings
          </h2>
          <button type="button" className={iconButton} onClick={() => dialogRef.current?.close()}>
            <span className="sr-only">Close</span>
            <X aria-hidden="true" />
          </button>
        </div>
        {hasFailed && <p className="p-5 text-danger">The settings could not be loaded. Please try again.</p>}
        {Panel && <Panel defaultAccent={defaultAccent} />}
      </dialog>
    </>
  );
}
