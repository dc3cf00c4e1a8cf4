"use client";

import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Dialog } from "@/components/ui/dialog";

interface AccountDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of Profile and Dashboard: a sheet over the page, whose address stays. */
export function AccountDialog({ title, onClose, children }: AccountDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      className="max-h-[min(46rem,calc(100dvh-2rem))] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b bg-raised py-2 pr-2 pl-6">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label="Close"
            className="grid size-11 place-items-center rounded-control text-ink-muted transition-colors duration-quick hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </form>
      </div>
      <div className="p-6">{children}</div>
    </Dialog>
  );
}
