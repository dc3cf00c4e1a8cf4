"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { useCloseDrawer } from "@/components/ui/drawer";
import { useCurrentLink } from "./current-link";

type PageLinkProps = ComponentProps<"a"> & { href: string };

/**
 * Links within the page are plain anchors, which work without scripts and move the keyboard focus. In a drawer, a link
 * closes it first.
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

export function NavigationLink({ href, ...props }: PageLinkProps) {
  const pathname = usePathname();
  const current = useCurrentLink() ?? (pathname === "/" ? "/#home" : pathname);
  const kind = href.startsWith("/#") ? "location" : "page";
  return <PageLink href={href} aria-current={href === current ? kind : undefined} {...props} />;
}
