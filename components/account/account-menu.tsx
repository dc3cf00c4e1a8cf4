"use client";

import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toaster";
import { postAuth } from "./account-client";
import { DashboardDialog } from "./dashboard-dialog";
import { ProfileDialog } from "./profile-dialog";
import { refreshSession, useSessionChange } from "./session";

const listItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];

/** The browser opens and dismisses the popover, and keeps it above the page. */
function Menu({ name, children }: { name: string; children: ReactNode }) {
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
        variant="secondary"
        size="small"
        aria-haspopup="menu"
        popoverTarget={menuId}
        // Where a pressed button takes no focus, the menu could not give it back.
        onClick={(event) => event.currentTarget.focus()}
        onKeyDown={handleKeyDown}
        className="min-w-0 shrink [anchor-name:--menu-anchor] lg:px-3"
      >
        <Icon name="user-round" />
        <span className="truncate">{name}</span>
        <Icon name="chevron-down" />
      </Button>
      <div
        ref={menuRef}
        id={menuId}
        popover="auto"
        role="menu"
        aria-label="Account"
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        onClickCapture={() => menuRef.current?.hidePopover()}
        onToggle={({ currentTarget: menu, newState }) => {
          if (newState === "open" && !menu.contains(document.activeElement)) listItems(menu)[0]?.focus();
        }}
        // Without anchors it stands where the buttons of header and drawer are.
        className="inset-auto top-[calc(var(--header-height)+.25rem)] right-[max(var(--page-margin),calc((100vw-var(--container-page))/2))] m-0 w-52 rounded-card border bg-raised p-1.5 text-ink [box-shadow:var(--shadow-float)] supports-[right:anchor(right)]:top-[calc(anchor(bottom)+0.5rem)] supports-[right:anchor(right)]:right-[anchor(right)] supports-[right:anchor(right)]:[position-anchor:--menu-anchor] max-lg:top-30 max-lg:right-5 max-lg:w-[calc(min(300px,85vw)-2.5rem)]"
      >
        {children}
      </div>
    </>
  );
}

function MenuItem(props: ComponentProps<typeof Button>) {
  return <Button variant="ghost" size="menu" role="menuitem" tabIndex={-1} data-close="" {...props} />;
}

const DIALOGS = { profile: ProfileDialog, dashboard: DashboardDialog };

export function AccountMenu({ name }: { name: string }) {
  const changeSession = useSessionChange();
  const [shown, setShown] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = shown && DIALOGS[shown];

  async function signOut(): Promise<void> {
    const reply = await postAuth("signout");
    if (reply.ok) await changeSession("Signed out successfully", "/");
    else toast.error("Error signing out");
  }

  function handleClose(): void {
    setShown(null);
    void refreshSession();
  }

  return (
    <>
      <Menu name={name}>
        <MenuItem onClick={() => setShown("profile")}>
          <Icon name="user-round" /> Profile
        </MenuItem>
        <MenuItem onClick={() => setShown("dashboard")}>
          <Icon name="layout-dashboard" /> Dashboard
        </MenuItem>
        <MenuItem onClick={signOut}>
          <Icon name="log-out" /> Sign out
        </MenuItem>
      </Menu>
      {Dialog && createPortal(<Dialog onClose={handleClose} />, document.body)}
    </>
  );
}
