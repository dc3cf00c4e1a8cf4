"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { usePlace } from "./scroll-progress-bar";

type PageLinkProps = ComponentProps<"a"> & { href: string };

/** Links within the page are plain anchors, which work without scripts and move the keyboard focus. */
export function PageLink({ href, children, ...props }: PageLinkProps) {
  const isOwnSection = usePathname() === "/" && href.startsWith("/#");
  const Anchor = isOwnSection ? "a" : Link;
  return (
    <Anchor href={isOwnSection ? href.slice(1) : href} {...props}>
      {children}
    </Anchor>
  );
}

export function NavigationLink({ href, ...props }: PageLinkProps) {
  const pathname = usePathname();
  const place = usePlace() ?? (pathname === "/" ? "/#home" : pathname);
  const current = href.startsWith("/#") ? "location" : "page";
  return <PageLink href={href} aria-current={href === place ? current : undefined} {...props} />;
}
