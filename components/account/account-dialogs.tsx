"use client";

import { type ComponentType, useEffect, useState } from "react";
import { showLoadFailure } from "@/components/ui/toaster";
import { type AccountDialogName, showAccountDialog, useOpenAccountDialog } from "./dialog-store";

interface DialogProps {
  onClose: () => void;
}

type LoadedDialogs = Partial<Record<AccountDialogName, ComponentType<DialogProps>>>;

const LOADERS: Record<AccountDialogName, () => Promise<ComponentType<DialogProps>>> = {
  profile: () => import("./profile-dialog").then((module) => module.ProfileDialog),
  dashboard: () => import("./dashboard-dialog").then((module) => module.DashboardDialog),
};

const close = () => showAccountDialog(null);

/** Profile and Dashboard, over whatever page is open. Their code arrives when one is first wanted. */
export function AccountDialogs() {
  const wanted = useOpenAccountDialog();
  const [loaded, setLoaded] = useState<LoadedDialogs>({});

  useEffect(() => {
    if (!wanted) return;
    LOADERS[wanted]().then(
      (dialog) => setLoaded((others) => ({ ...others, [wanted]: dialog })),
      () => {
        close();
        showLoadFailure();
      },
    );
  }, [wanted]);

  const Wanted = wanted ? loaded[wanted] : undefined;
  return Wanted ? <Wanted onClose={close} /> : null;
}
