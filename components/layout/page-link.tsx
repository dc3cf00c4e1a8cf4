"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { usePlace } from "./scroll-progress-bar";

type PageLinkProps = ComponentProps<"a"> & { href: string };

/**
 * A link to a page or to a section of the landing page. On the landing page a section is a plain anchor: it fetches
 * nothing ahead, moves the keyboard's starting point along, and works without script.
 */
export function PageLink({ href, children, ...props }: PageLinkProps) {
  const isOwnSection = usePathname() === "/" && href.startsWith("/#");
  const Anchor = isOwnSection ? "a" : Link;
  return (
    <Anchor href={isOwnSection ? href.slice(1) : href} {...props}>
      {children}
    </Anchor>
  );
}

/** A link of the header or the drawer, marked while the visitor is there. */
export function NavigationLink({ href, ...props }: PageLinkProps) {
  const pathname = usePathname();
  const place = usePlace() ?? (pathname === "/" ? "/#home" : pathname);
  const current = href.startsWith("/#") ? "location" : "page";
  return <PageLink href={href} aria-current={href === place ? current : undefined} {...props} />;
}
