"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import type { NavigationLink as Destination } from "./navigation";
import { useActiveSection } from "./scroll-progress-bar";

type NavigationLinkProps = ComponentProps<"a"> & Pick<Destination, "href" | "section">;

/** A link of the header or the drawer, marked while the visitor is there. */
export function NavigationLink({ section, children, ...props }: NavigationLinkProps) {
  const pathname = usePathname();
  const activeSection = useActiveSection() ?? "home";
  const isSectionInView = pathname === "/" && section === activeSection;
  const current = isSectionInView ? "location" : pathname === props.href ? "page" : undefined;
  return (
    <a aria-current={current} {...props}>
      {children}
    </a>
  );
}
