"use client";

import { ChevronDown, LayoutDashboard, LogOut, type LucideIcon, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toaster";
import { signOut } from "./account-client";
import { DashboardDialog } from "./dashboard-dialog";
import { ProfileDialog } from "./profile-dialog";
import { announceSessionChange, refreshSession } from "./session";

const DIALOGS = { profile: ProfileDialog, dashboard: DashboardDialog };

/** The signed-in user's button with its menu, and the dialogs that it opens. */
export function AccountMenu({ name }: { name: string }) {
  const router = useRouter();
  const menuId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isSigningOut, setIsSigningOut] = useState(false);
  const [shown, setShown] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = shown && DIALOGS[shown];

  const listItems = () => [...(rootRef.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  function open(index: number): void {
    flushSync(() => setIsOpen(true));
    listItems().at(index)?.focus();
  }

  function close(): void {
    setIsOpen(false);
    rootRef.current?.querySelector("button")?.focus();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const index = listItems().findIndex((item) => item === document.activeElement);
    const actions: Record<string, () => void> = {
      ArrowDown: () => open((index + 1) % listItems().length),
      ArrowUp: () => open(index > 0 ? index - 1 : -1),
      ...(isOpen && { Home: () => open(0), End: () => open(-1), Escape: close }),
    };
    const action = actions[event.key];
    if (!action) return;
    // Escape closes the menu only, not the drawer around it.
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (!rootRef.current?.contains(relatedTarget)) setIsOpen(false);
  }

  /** Before an action whose result stands on the page, not in the drawer. */
  function leave(): void {
    close();
    rootRef.current?.closest("dialog")?.close();
  }

  function show(dialog: keyof typeof DIALOGS): void {
    leave();
    setShown(dialog);
  }

  async function handleSignOut(): Promise<void> {
    leave();
    setIsSigningOut(true);
    const reply = await signOut();
    setIsSigningOut(false);
    if (!reply.ok) return void showToast({ title: "Error signing out", tone: "error" });
    showToast({ title: "Signed out successfully", tone: "success" });
    router.push("/");
    await announceSessionChange();
  }

  return (
    <>
      {/* Focusable: where buttons take no focus when pressed, it does, and the menu stays open. */}
      <div ref={rootRef} tabIndex={-1} className="relative min-w-0 outline-none">
        <Button
          variant="secondary"
          size="small"
          disabled={isSigningOut}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          onClick={() => (isOpen ? close() : open(0))}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
          className="max-w-full max-lg:w-full lg:px-3"
        >
          <UserRound aria-hidden="true" />
          <span className="truncate">{name}</span>
          <ChevronDown aria-hidden="true" />
        </Button>
        <div
          id={menuId}
          role="menu"
          aria-label="Account"
          tabIndex={-1}
          hidden={!isOpen}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
          className="absolute top-full right-0 z-10 mt-2 w-52 rounded-card border bg-raised p-1.5 shadow-float max-lg:left-0 max-lg:w-full"
        >
          <MenuItem Icon={UserRound} label="Profile" onClick={() => show("profile")} />
          <MenuItem Icon={LayoutDashboard} label="Dashboard" onClick={() => show("dashboard")} />
          <MenuItem Icon={LogOut} label="Sign out" onClick={handleSignOut} />
        </div>
      </div>
      {Dialog &&
        createPortal(
          <Dialog
            onClose={() => {
              setShown(null);
              void refreshSession();
            }}
          />,
          document.body,
        )}
    </>
  );
}

function MenuItem({ Icon, label, onClick }: { Icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="list" role="menuitem" tabIndex={-1} onClick={onClick} className="h-11">
      <Icon aria-hidden="true" className="size-[1.125rem]" />
      {label}
    </Button>
  );
}
