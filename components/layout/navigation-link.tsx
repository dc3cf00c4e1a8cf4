"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useActiveSection } from "./active-section";
import type { NavigationLink as Destination } from "./navigation";
import { PageLink } from "./page-link";

interface NavigationLinkProps {
  destination: Destination;
  className: string;
  children: ReactNode;
}

/** A link of the header or the drawer, marked while the visitor is there. */
export function NavigationLink({ destination: { href, section }, className, children }: NavigationLinkProps) {
  const pathname = usePathname();
  const activeSection = useActiveSection() ?? "home";
  const isSectionInView = pathname === "/" && section === activeSection;
  const current = isSectionInView ? "location" : pathname === href ? "page" : undefined;
  return (
    <PageLink href={href} aria-current={current} className={className}>
      {children}
    </PageLink>
  );
}
