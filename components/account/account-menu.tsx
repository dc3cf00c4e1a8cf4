"use client";

import { ChevronDown, LayoutDashboard, LogOut, UserRound } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Menu, MenuItem } from "@/components/ui/menu";
import { showToast } from "@/components/ui/toaster";
import { postAuth } from "./account-client";
import { DashboardDialog } from "./dashboard-dialog";
import { ProfileDialog } from "./profile-dialog";
import { refreshSession, useSessionChange } from "./session";

const DIALOGS = { profile: ProfileDialog, dashboard: DashboardDialog };

/** The signed-in user's button with its menu, and the dialogs that it opens. */
export function AccountMenu({ name }: { name: string }) {
  const changeSession = useSessionChange();
  const [shown, setShown] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = shown && DIALOGS[shown];

  async function signOut(): Promise<void> {
    const reply = await postAuth("signout");
    if (reply.ok) await changeSession("Signed out successfully", "/");
    else showToast({ title: "Error signing out", tone: "error" });
  }

  function handleClose(): void {
    setShown(null);
    void refreshSession();
  }

  return (
    <>
      <Menu
        label="Account"
        variant="secondary"
        size="small"
        className="min-w-0 shrink lg:px-3"
        trigger={
          <>
            <UserRound aria-hidden="true" />
            <span className="truncate">{name}</span>
            <ChevronDown aria-hidden="true" />
          </>
        }
      >
        <MenuItem onClick={() => setShown("profile")}>
          <UserRound aria-hidden="true" /> Profile
        </MenuItem>
        <MenuItem onClick={() => setShown("dashboard")}>
          <LayoutDashboard aria-hidden="true" /> Dashboard
        </MenuItem>
        <MenuItem onClick={signOut}>
          <LogOut aria-hidden="true" /> Sign out
        </MenuItem>
      </Menu>
      {Dialog && createPortal(<Dialog onClose={handleClose} />, document.body)}
    </>
  );
}
