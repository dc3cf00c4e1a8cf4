"use client";

import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { Drawer } from "@/components/ui/drawer";
import { useIsHydrated, useMediaQuery } from "@/components/ui/hooks";
import { Icon } from "@/components/ui/icon";

const HEADER_IS_WIDE = "(min-width: 64rem)";

/** The menu of narrow screens. It is rendered outside the header, whose blur would make it a part of the header. */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery(HEADER_IS_WIDE);
  const close = () => setOpen(false);

  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-mr-2.5 noscript:hidden"
      >
        {/* Not in the sprite, so that a failed request does not hide the only way to the other pages. */}
        <span aria-hidden="true" className="grid w-4 gap-1 *:border-t-2 *:border-current">
          <span />
          <span />
          <span />
        </span>
      </Button>
      {useIsHydrated() &&
        createPortal(
          <Drawer aria-labelledby="drawer_title" open={isOpen && !isWide} onClose={close}>
            <div className="flex h-full flex-col">
              <div className="flex h-16 shrink-0 items-center justify-between pr-3 pl-5">
                <h2 id="drawer_title" className="meta font-normal text-ink-muted">
                  Menu
                </h2>
                <Button variant="ghost" size="icon" aria-label="Close menu" onClick={close}>
                  <Icon name="x" />
                </Button>
              </div>
              {/* Only this element scrolls, because the browser would move the focus to a parent that scrolls. */}
              <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">{children}</div>
            </div>
          </Drawer>,
          document.body,
        )}
    </>
  );
}
