"use client";

import { type ReactNode, useEffect } from "react";
import { useRouter } from "next/navigation";
import { describeAccountCode } from "@/lib/account/messages";
import type { AccountOptions } from "@/lib/account/old-replies";
import { readReturnPath, useAddressError } from "./address";
import { FormAlert } from "@/components/ui/form-alert";
import { useAccountOptions } from "./use-account-options";
import { useSession } from "./use-session";

interface AccountGateProps {
  /** Signed-in visitors are led on, unless the page has something to tell them. */
  leadsOn?: boolean;
  children: (options: AccountOptions) => ReactNode;
}

/** What stands before every account form: is there anything to sign in to, and is somebody signed in already? */
export function AccountGate({ leadsOn = true, children }: AccountGateProps) {
  const router = useRouter();
  const session = useSession();
  const options = useAccountOptions();
  const hasError = useAddressError() !== null;
  const isLedOn = leadsOn && !hasError && session.status === "signed-in";

  useEffect(() => {
    if (isLedOn) router.replace(readReturnPath());
  }, [isLedOn, router]);

  if (!options.isAvailable) return <FormAlert text={describeAccountCode("auth/accounts-unavailable")} />;
  return children(options);
}
