"use client";

import { SessionProvider, useSession } from "next-auth/react";
import { useEffect } from "react";
import { hasHint, sessionStore } from "./session";

function KeepSession() {
  const { data, status } = useSession();

  useEffect(() => {
    if (data) sessionStore.set({ name: data.user?.name || "Account" });
    // If the hint cookie is still there, the request failed: a session that ends takes its hint with it.
    else if (status === "unauthenticated" && (!hasHint() || sessionStore.read() === "loading")) sessionStore.set(null);
  }, [data, status]);

  return null;
}

/** Passes next-auth's session on to the header and the account pages. */
export function SessionKeeper() {
  return (
    <SessionProvider refetchOnWindowFocus={false}>
      <KeepSession />
    </SessionProvider>
  );
}
