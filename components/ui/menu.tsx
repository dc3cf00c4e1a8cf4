"use client";

import { clsx } from "clsx";
import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "./button";

const listItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];

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
        className="menu rounded-card border bg-raised p-1.5 text-ink [box-shadow:var(--shadow-float)]"
      >
        {children}
      </div>
    </>
  );
}

/** Clicking an item closes the menu and the drawer around it. */
export function MenuItem(props: ComponentProps<typeof Button>) {
  const className = "h-11 w-full rounded-control px-3 text-sm [&_svg]:size-4.5";
  return (
    <Button variant="ghost" size="own" role="menuitem" tabIndex={-1} data-close="" className={className} {...props} />
  );
}
