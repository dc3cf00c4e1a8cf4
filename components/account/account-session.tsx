"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { useStore } from "@/lib/create-store";
import { askedStore, askForSession, useVisitor } from "./session";

const SessionKeeper = dynamic(() => import("./session-keeper").then((module) => module.SessionKeeper), { ssr: false });

/** Asks for the session when the page loads, when its tab becomes visible again, and after each change. */
export function AccountSession() {
  const asked = useStore(askedStore);
  const isWanted = useVisitor() !== null;

  useEffect(() => {
    const ask = () => !document.hidden && askForSession();
    ask();
    // The attribute was only needed before hydration.
    delete document.documentElement.dataset.signedIn;
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);

  if (!isWanted) return null;
  return (
    <LoadBoundary>
      <SessionKeeper key={asked} />
    </LoadBoundary>
  );
}
