"use client";

import { HINT } from "./session";

/** Marks the page before the first paint, so that it starts with the spinner, not with links to sign in. */
const SOURCE = `if (document.cookie.split("; ").includes("${HINT}")) document.documentElement.dataset.signedIn = "";`;

/** A client component, because a server component would be sent twice: as HTML and as RSC data. */
export function SessionScript() {
  const source = typeof window === "undefined" ? SOURCE : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
