"use client";

import { useIsHydrated } from "@/components/ui/hooks";
import { TECHNOLOGY_PARAMETER, TYPED_PLUSES } from "@/lib/links";

/** The page is one file for every filter, so this hides the other projects before the first paint. */
const SOURCE = `{
  const chosen = new URLSearchParams(location.search.replace(${TYPED_PLUSES}, encodeURIComponent)).get("${TECHNOLOGY_PARAMETER}")?.trim().toLowerCase();
  const items = document.currentScript.previousElementSibling.children;
  for (const item of chosen ? items : []) item.hidden = !item.dataset.stack.toLowerCase().split("\\n").includes(chosen);
}`;

/** Stands directly after the list. */
export function FilterScript() {
  return useIsHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
