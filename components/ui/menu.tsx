"use client";

import { clsx } from "clsx";
import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "./button";
import { useCloseDrawer } from "./drawer";

const listItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];

/** Below the menu's button, or at the header's end in browsers without anchors. In the drawer, as wide as the drawer. */
const menuClass = clsx(
  "inset-auto top-[calc(var(--header-height)+0.25rem)] m-0 w-52",
  "right-[max(var(--page-margin),(100vw-var(--container-page))/2)]",
  "supports-[right:anchor(right)]:lg:[position-anchor:--menu-anchor]",
  "supports-[right:anchor(right)]:lg:top-[calc(anchor(bottom)+0.5rem)]",
  "supports-[right:anchor(right)]:lg:right-[anchor(right)]",
  "max-lg:top-30 max-lg:right-5 max-lg:w-[calc(min(300px,85vw)-2.5rem)]",
  "not-supports-[selector(:popover-open)]:hidden",
  "rounded-card border bg-raised p-1.5 text-ink [box-shadow:var(--shadow-float)]",
);

interface MenuProps extends ComponentProps<typeof Button> {
  label: string;
  trigger: ReactNode;
}

export function Menu({ label, trigger, children, ...props }: MenuProps) {
  const menuId = useId();
  const menuRef = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent): void {
    const menu = menuRef.current;
    if (!menu) return;
    if (event.key === "Tab") return menu.hidePopover();
    const items = listItems(menu);
    const index = items.findIndex((item) => item === document.activeElement);
    const targets: Record<string, number> = {
      ArrowDown: (index + 1) % items.length,
      ArrowUp: Math.max(index, 0) - 1,
      ...(index >= 0 && { Home: 0, End: -1 }),
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    menu.togglePopover(true);
    items.at(target)?.focus();
  }

  return (
    <>
      <Button
        aria-haspopup="menu"
        popoverTarget={menuId}
        // Safari does not focus a clicked button, so focus it here. Otherwise the menu could not restore focus.
        onClick={(event) => event.currentTarget.focus()}
        onKeyDown={handleKeyDown}
        {...props}
        className={clsx("[anchor-name:--menu-anchor]", props.className)}
      >
        {trigger}
      </Button>
      <div
        ref={menuRef}
        id={menuId}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        onClickCapture={() => menuRef.current?.hidePopover()}
        onToggle={({ currentTarget: menu, newState }) => {
          if (newState === "open" && !menu.contains(document.activeElement)) listItems(menu)[0]?.focus();
        }}
        className={menuClass}
      >
        {children}
      </div>
    </>
  );
}

/** Clicking an item closes the menu and the drawer around it. */
export function MenuItem({ onClick, ...props }: ComponentProps<typeof Button>) {
  const closeDrawer = useCloseDrawer();
  return (
    <Button
      variant="ghost"
      size="row"
      role="menuitem"
      tabIndex={-1}
      onClick={(event) => {
        closeDrawer();
        onClick?.(event);
      }}
      {...props}
    />
  );
}
