"use client";

import { useEffect } from "react";
import { askForSession, isHintNews } from "./session";

/** Asks for the session when the page loads, and when its tab becomes visible again. */
export function AccountSession() {
  useEffect(() => {
    const ask = () => void (document.hidden || askForSession());
    ask();
    // The attribute was only needed before hydration.
    delete document.documentElement.dataset.signedIn;
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);

  useEffect(() => {
    // Somebody signed in or out in another tab. In older browsers, this tab learns of it once it is visible again.
    if (!("cookieStore" in window)) return;
    const follow = () => void (isHintNews() && askForSession());
    window.cookieStore.addEventListener("change", follow);
    return () => window.cookieStore.removeEventListener("change", follow);
  }, []);

  return null;
}
