"use client";

import { useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { Menu, MenuItem } from "@/components/ui/menu";
import { showOutcome } from "@/components/ui/toaster";
import { signOutHere } from "./auth-client";
import { DashboardDialog } from "./dashboard-dialog";
import { ProfileDialog } from "./profile-dialog";
import { askForSession, useSessionChange } from "./session";

const DIALOGS = { profile: ProfileDialog, dashboard: DashboardDialog };

export function AccountMenu({ name }: { name: string }) {
  const changeSession = useSessionChange();
  const [shown, setShown] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = shown && DIALOGS[shown];

  async function signOut(): Promise<void> {
    const reply = await signOutHere();
    if (reply.ok) changeSession("Signed out successfully", "/");
    else showOutcome({ kind: "error", title: "Error signing out" });
  }

  function handleClose(): void {
    setShown(null);
    void askForSession();
  }

  const trigger = (
    <>
      <Icon name="user-round" />
      <span translate="no" className="truncate">
        {name}
      </span>
      <Icon name="chevron-down" />
    </>
  );
  return (
    <>
      <Menu
        label="Account"
        variant="secondary"
        size="small"
        // In the drawer, make room for the open menu, which would otherwise cover the links below.
        className="min-w-0 max-lg:has-[+:popover-open]:mb-37 lg:px-3"
        trigger={trigger}
      >
        <MenuItem onClick={() => setShown("profile")}>
          <Icon name="user-round" /> Profile
        </MenuItem>
        <MenuItem onClick={() => setShown("dashboard")}>
          <Icon name="layout-dashboard" /> Dashboard
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>
          <Icon name="log-out" /> Sign out
        </MenuItem>
      </Menu>
      {Dialog && createPortal(<Dialog onClose={handleClose} />, document.body)}
    </>
  );
}
