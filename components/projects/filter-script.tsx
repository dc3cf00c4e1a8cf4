"use client";

import { useIsHydrated } from "@/components/ui/hooks";
import { TECHNOLOGY_PARAMETER, TYPED_PLUSES } from "@/lib/links";

/** The page is one file for every filter. Before the first paint, this hides the other projects, and shows the filter. */
const SOURCE = `{
  const chosen = new URLSearchParams(location.search.replace(${TYPED_PLUSES}, encodeURIComponent)).get("${TECHNOLOGY_PARAMETER}")?.trim().toLowerCase();
  const list = document.currentScript.previousElementSibling;
  const isChosenIn = ({ dataset }) => dataset.stack.toLowerCase().split("\\n").includes(chosen);
  for (const item of chosen ? list.children : []) item.hidden = !isChosenIn(item);
  for (const more of list.parentElement.querySelectorAll("details[data-stack]")) more.open = isChosenIn(more);
}`;

/** Stands directly after the list. */
export function FilterScript() {
  return useIsHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
