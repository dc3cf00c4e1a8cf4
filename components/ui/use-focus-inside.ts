"use client";

import { type RefObject, useEffect } from "react";

const FOCUSABLE = "a[href], summary, :is(button, input, select, textarea):not(:disabled), [tabindex='0']";

const isRadio = (element: Element | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "radio";

/** The radios of a group are one stop of the Tab key. */
const isSameStop = (one: Element | null, other: Element | undefined) =>
  one === other || (isRadio(one) && isRadio(other) && one.name === other.name);

/**
 * Keeps the Tab key inside a dialog: past its last control comes its first, and the other way round. A modal dialog
 * alone would let it out into the browser's own bars.
 */
export function useFocusInside(dialog: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const wrapFocus = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      const controls = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) =>
        control.checkVisibility(),
      );
      const [edge, opposite] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
      if (document.activeElement !== element && !isSameStop(document.activeElement, edge)) return;
      event.preventDefault();
      const checked = controls.find((control) => isRadio(control) && control.checked && isSameStop(control, opposite));
      (checked ?? opposite)?.focus();
    };
    element.addEventListener("keydown", wrapFocus);
    return () => element.removeEventListener("keydown", wrapFocus);
  }, [dialog]);
}
