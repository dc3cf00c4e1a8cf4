"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useActiveSection } from "./active-section";
import type { NavigationLink as Destination } from "./navigation";

interface NavigationLinkProps {
  destination: Destination;
  className: string;
  children: ReactNode;
}

/** A link of the header or the drawer, marked while the visitor is there. On the landing page sections are plain anchors. */
export function NavigationLink({ destination: { href, section }, className, children }: NavigationLinkProps) {
  const pathname = usePathname();
  const activeSection = useActiveSection() ?? "home";
  if (section === undefined)
    return (
      <Link href={href} aria-current={pathname === href ? "page" : undefined} className={className}>
        {children}
      </Link>
    );
  if (pathname !== "/")
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={`#${section}`} aria-current={activeSection === section ? "location" : undefined} className={className}>
      {children}
    </a>
  );
}
