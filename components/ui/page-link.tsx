"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { useCloseDrawer } from "./drawer";

export type PageLinkProps = ComponentProps<"a"> & { href: string };

/**
 * Links within the page are plain anchors, which work without scripts, move the keyboard focus and fire `hashchange`. In a
 * drawer, a link closes it first.
 */
export function PageLink({ href, children, ...props }: PageLinkProps) {
  const isOwnSection = usePathname() === "/" && href.startsWith("/#");
  const closeDrawer = useCloseDrawer();
  const Anchor = isOwnSection ? "a" : Link;
  return (
    <Anchor href={isOwnSection ? href.slice(1) : href} onClick={closeDrawer} {...props}>
      {children}
    </Anchor>
  );
}
