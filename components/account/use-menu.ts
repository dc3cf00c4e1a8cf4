import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Which item each key leads to, of `count`, from the present one. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** A menu button as the ARIA patterns describe it: arrows, Home and End move, Escape and Tab close, focus returns. */
export function useMenu(rootRef: RefObject<HTMLElement | null>) {
  const menuRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const listItems = () => [...(menuRef.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  function open(): void {
    flushSync(() => setIsOpen(true));
    listItems()[0]?.focus();
  }

  function close(): void {
    setIsOpen(false);
    buttonRef.current?.focus();
  }

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeFromOutside);
    return () => document.removeEventListener("pointerdown", closeFromOutside);
  }, [isOpen, rootRef]);

  function handleKeys(event: KeyboardEvent): void {
    if (!isOpen) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      return open();
    }
    if (event.key === "Escape") {
      // The drawer around it stays open.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === "Tab") return setIsOpen(false);
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const items = listItems();
    const index = items.findIndex((item) => item === document.activeElement);
    items[step(index, items.length)]?.focus();
  }

  return { isOpen, open, close, menuRef, buttonRef, handleKeys };
}
