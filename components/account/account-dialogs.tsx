"use client";

import { type ComponentType, useEffect } from "react";
import { showLoadFailure } from "@/components/ui/toaster";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { type AccountDialogName, showAccountDialog, useOpenAccountDialog } from "./dialog-store";

type LoadDialog = () => Promise<ComponentType<{ onClose: () => void }>>;

const LOADERS: Record<AccountDialogName, LoadDialog> = {
  profile: () => import("./profile-dialog").then((module) => module.ProfileDialog),
  dashboard: () => import("./dashboard-dialog").then((module) => module.DashboardDialog),
};

const close = () => showAccountDialog(null);

function LoadedDialog({ load }: { load: LoadDialog }) {
  const [Dialog, request] = useOnDemand(load);
  useEffect(() => {
    request(() => {
      close();
      showLoadFailure();
    });
  }, [request]);
  return Dialog && <Dialog onClose={close} />;
}

/** Profile and Dashboard, over whatever page is open. Their code arrives when one is first wanted. */
export function AccountDialogs() {
  const wanted = useOpenAccountDialog();
  return wanted && <LoadedDialog key={wanted} load={LOADERS[wanted]} />;
}
