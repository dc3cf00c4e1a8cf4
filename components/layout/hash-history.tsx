"use client";

import { useEffect } from "react";

/**
 * Plain anchors make history entries that Next's router does not know, and it would ignore the way back to them from
 * another page. Each is handed to the router when it appears. Anchors stay plain because only they move the keyboard's
 * starting point to the section, and because they work before and without the script.
 */
export function HashHistory() {
  useEffect(() => {
    const adopt = () => {
      if (window.history.state === null) window.history.replaceState(null, "", window.location.href);
    };
    window.addEventListener("hashchange", adopt);
    return () => window.removeEventListener("hashchange", adopt);
  }, []);
  return null;
}
