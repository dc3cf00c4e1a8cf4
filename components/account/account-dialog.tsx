"use client";

import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FormAlert } from "@/components/ui/form-alert";
import type { Reply } from "./account-client";
import { FormPlaceholder } from "./account-panel";

interface AccountDialogProps<T> {
  title: string;
  onClose: () => void;
  /** What the dialog is about; null until it is there. */
  reply: Reply<T> | null;
  children: (loaded: T) => ReactNode;
}

/** The frame of Profile and Dashboard: a sheet over the page, whose URL stays. */
export function AccountDialog<T>({ title, onClose, reply, children }: AccountDialogProps<T>) {
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
        <Button variant="ghost" size="icon" aria-label="Close" data-close="">
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className="p-6">
        {!reply && <FormPlaceholder />}
        {reply && !reply.ok && <FormAlert text={reply.message} />}
        {reply?.ok && children(reply)}
      </div>
    </Dialog>
  );
}

const METHOD_NAMES: Record<string, string> = {
  password: "Email and password",
  github: "GitHub",
  google: "Google",
  oidc: "Single sign-on",
};

/** A way of signing in as people call it. */
export const nameMethod = (method: string) => METHOD_NAMES[method] ?? method;
