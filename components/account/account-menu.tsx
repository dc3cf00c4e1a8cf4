"use client";

import { ChevronDown, LayoutDashboard, LogOut, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useId, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/utils";
import { type AccountDialogName, showAccountDialog } from "./dialog-store";
import { signOut } from "./sign-out";
import { useMenu } from "./use-menu";

const itemClass =
  "flex h-11 w-full items-center gap-3 rounded-control px-3 text-left text-ink-muted outline-offset-[-2px] transition-colors duration-quick hover:bg-surface hover:text-ink focus-visible:text-ink [&_svg]:size-[1.125rem]";

/** The signed-in person's button with its menu, in the bar and in the drawer. */
export function AccountMenu({ name }: { name: string }) {
  const router = useRouter();
  const menuId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [isSigningOut, setIsSigningOut] = useState(false);
  const { isOpen, open, close, menuRef, buttonRef, handleKeys } = useMenu(rootRef);

  /** What comes next stands on the page, not in the drawer. */
  function closeAround(): void {
    close();
    rootRef.current?.closest("dialog")?.close();
  }

  function openDialog(dialog: AccountDialogName): void {
    closeAround();
    showAccountDialog(dialog);
  }

  async function handleSignOut(): Promise<void> {
    closeAround();
    setIsSigningOut(true);
    if (await signOut()) router.push("/");
    setIsSigningOut(false);
  }

  return (
    <div ref={rootRef} className="relative min-w-0">
      <button
        ref={buttonRef}
        type="button"
        disabled={isSigningOut}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={isOpen ? close : open}
        onKeyDown={handleKeys}
        className={cn(
          buttonVariants({ variant: "secondary" }),
          "h-10 max-w-full px-3 text-sm max-lg:h-11 max-lg:w-full pointer-coarse:h-11",
        )}
      >
        <UserRound aria-hidden="true" />
        <span className="truncate">{name}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div
        ref={menuRef}
        id={menuId}
        role="menu"
        aria-label="Account"
        tabIndex={-1}
        hidden={!isOpen}
        onKeyDown={handleKeys}
        className="absolute top-full right-0 z-10 mt-2 w-52 rounded-card border bg-raised p-1.5 shadow-float max-lg:right-auto max-lg:left-0 max-lg:w-full"
      >
        <button type="button" role="menuitem" tabIndex={-1} className={itemClass} onClick={() => openDialog("profile")}>
          <UserRound aria-hidden="true" />
          Profile
        </button>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={itemClass}
          onClick={() => openDialog("dashboard")}
        >
          <LayoutDashboard aria-hidden="true" />
          Dashboard
        </button>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={cn(itemClass, "mt-1.5 border-t")}
          onClick={handleSignOut}
        >
          <LogOut aria-hidden="true" />
          Sign out
        </button>
      </div>
    </div>
  );
}
