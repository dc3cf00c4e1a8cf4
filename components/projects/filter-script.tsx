"use client";

import { useIsHydrated } from "@/components/ui/hooks";
import { TECHNOLOGY_PARAMETER, TYPED_PLUSES } from "@/lib/links";

/**
 * The page is one file for every filter, and on a slow network, the browser paints it before all of it has arrived. So
 * this runs as soon as it is read. It hides a project that does not use the chosen technology, and opens a list that has
 * that technology.
 */
const SOURCE = `{
  const chosen = new URLSearchParams(location.search.replace(${TYPED_PLUSES}, encodeURIComponent)).get("${TECHNOLOGY_PARAMETER}")?.trim().toLowerCase();
  const part = document.currentScript.parentElement;
  const hasChosen = part.dataset.stack.toLowerCase().split("\\n").includes(chosen);
  if (part.tagName === "DETAILS") part.open = hasChosen;
  else part.hidden = chosen && !hasChosen;
}`;

/** Stands first in an element whose `data-stack` lists technologies, one on each line. */
export function FilterScript() {
  return useIsHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
