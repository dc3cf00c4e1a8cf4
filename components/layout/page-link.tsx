"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

/**
 * A link to a page or to a section of the landing page. On the landing page a section is a plain anchor: it fetches
 * nothing ahead, and leaves the rest of the address as it is.
 */
export function PageLink({ href, children, ...props }: ComponentProps<"a"> & { href: string }) {
  const isOwnSection = usePathname() === "/" && href.startsWith("/#");
  const Anchor = isOwnSection ? "a" : Link;
  return (
    <Anchor href={isOwnSection ? href.slice(1) : href} {...props}>
      {children}
    </Anchor>
  );
}
