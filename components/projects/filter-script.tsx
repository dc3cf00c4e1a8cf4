"use client";

import { useIsHydrated } from "@/components/ui/hooks";
import { TECHNOLOGY_PARAMETER, TYPED_PLUSES } from "@/lib/links";

/**
 * The page is one file for every filter. This hides a project of other technologies, or opens the list that has the
 * chosen one, as soon as the browser reads it: on a slow network, it paints the page before it has all of it.
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
