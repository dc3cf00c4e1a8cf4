"use client";

import { usePathname } from "next/navigation";
import { PageLink, type PageLinkProps } from "@/components/ui/page-link";
import { useCurrentLink } from "./current-link";

export function NavigationLink({ href, ...props }: PageLinkProps) {
  const pathname = usePathname();
  const current = useCurrentLink() ?? (pathname === "/" ? "/#home" : pathname);
  const kind = href.startsWith("/#") ? "location" : "page";
  return <PageLink href={href} aria-current={href === current ? kind : undefined} {...props} />;
}
