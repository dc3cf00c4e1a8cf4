"use client";

import { useId, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { AccountOptions } from "@/lib/account/types";
import { useAccountOptions, useReply } from "./account-client";
import { Loaded } from "./account-panel";

interface AccountDialogProps<T> {
  title: string;
  path: string;
  onClose: () => void;
  children: (shown: T, options: AccountOptions) => ReactNode;
}

export function AccountDialog<T>({ title, path, onClose, children }: AccountDialogProps<T>) {
  const titleId = useId();
  const asked = useReply<T>(path);
  const options = useAccountOptions();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      className="max-h-[min(46rem,calc(100dvh-2rem))] w-[min(34rem,calc(100vw-2rem))]"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b bg-raised py-2 pr-2 pl-6">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <form method="dialog">
          <Button type="submit" variant="ghost" size="icon" aria-label="Close">
            <Icon name="x" />
          </Button>
        </form>
      </div>
      <div className="p-6 sm:[&_[type=submit]]:justify-self-start">
        <Loaded {...options}>{(known) => <Loaded {...asked}>{(shown) => children(shown, known)}</Loaded>}</Loaded>
      </div>
    </Dialog>
  );
}

export function methodLabel(method: string, { providers }: AccountOptions): string {
  return method === "password" ? "Email and password" : (providers.find(({ id }) => id === method)?.name ?? method);
}
