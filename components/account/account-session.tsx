"use client";

import { useEffect } from "react";
import { useOnDemand } from "@/components/ui/hooks";
import { showLoadFailure } from "@/components/ui/toaster";
import { useStore } from "@/lib/create-store";
import { askForSession, askedStore, sessionStore, useVisitor } from "./session";

const loadKeeper = () => import("./session-keeper").then((module) => module.SessionKeeper);

/** Asks for the session when the page loads, when its tab becomes visible again, and after each change. */
export function AccountSession() {
  const asked = useStore(askedStore);
  const isWanted = useVisitor() !== null;
  const [Keeper, requestKeeper] = useOnDemand(loadKeeper);

  useEffect(() => {
    const ask = () => !document.hidden && askForSession();
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);

  useEffect(() => {
    if (!isWanted || Keeper) return;
    requestKeeper(() => {
      sessionStore.set(null);
      showLoadFailure();
    });
  }, [isWanted, Keeper, requestKeeper]);

  return isWanted && Keeper && <Keeper key={asked} />;
}
