"use client";

import { SlidersHorizontal, X } from "lucide-react";
import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { useFocusInside } from "@/components/ui/use-focus-inside";
import { iconButton } from "./icon-button";

type Panel = ComponentType<{ defaultAccent: string }>;

/** The popover of the display preferences. What it holds is loaded when it is first wanted. */
export function ThemeSettings({ defaultAccent }: { defaultAccent: string }) {
  const headingId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel | "failed">();

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    // The backdrop belongs to the dialog, whose content covers all the rest of it.
    const closeFromOutside = (event: MouseEvent) => event.target === dialog && dialog.close();
    dialog.addEventListener("click", closeFromOutside);
    return () => dialog.removeEventListener("click", closeFromOutside);
  }, []);
  useFocusInside(dialogRef);

  const load = () =>
    import("./preferences-panel").then(
      (module) => setPanel(() => module.PreferencesPanel),
      () => setPanel("failed"),
    );
  const open = () => {
    dialogRef.current?.showModal();
    setIsOpen(true);
    void load();
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
        {Panel === "failed" && <p className="p-5 text-danger">The settings could not be loaded. Please try again.</p>}
        {typeof Panel === "function" && <Panel defaultAccent={defaultAccent} />}
      </dialog>
    </>
  );
}
