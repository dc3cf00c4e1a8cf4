import { useSyncExternalStore } from "react";
import { subscribeToNothing } from "@/components/ui/use-is-hydrated";
import type { AccountCode } from "@/lib/account/codes";
import { toAccountCode } from "@/lib/account/messages";
import { toSafeReturnPath } from "@/lib/account/safe-return-path";

function readParameter(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/** Where the visitor wanted to go before they were sent to sign in; the start when that is not known or not ours. */
export function readReturnPath(): string {
  return toSafeReturnPath(readParameter("callbackUrl") ?? "") ?? "/";
}

/** The code with which a sign-in came back to the login page. */
export function useAddressError(): AccountCode | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => {
      const error = readParameter("error");
      return error === null ? null : toAccountCode(error);
    },
    () => null,
  );
}
