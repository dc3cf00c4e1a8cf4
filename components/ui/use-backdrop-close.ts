"use client";

import { type RefObject, useEffect } from "react";

/**
 * Closes a modal dialog when its backdrop is both pressed and released: a slider may be dragged out onto it, and so may
 * the end of a selection. The backdrop belongs to the dialog, whose content covers all the rest of it.
 */
export function useBackdropClose(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let isPressedOutside = false;
    const notePress = (event: PointerEvent) => {
      isPressedOutside = event.target === element;
    };
    const closeFromOutside = (event: MouseEvent) => {
      if (isPressedOutside && event.target === element) element.close();
    };
    element.addEventListener("pointerdown", notePress);
    element.addEventListener("click", closeFromOutside);
    return () => {
      element.removeEventListener("pointerdown", notePress);
      element.removeEventListener("click", closeFromOutside);
    };
  }, [dialog]);
}
