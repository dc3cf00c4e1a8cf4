"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

/**
 * A link to a page or to a section of the landing page. On the landing page a section is a plain anchor: it fetches
 * nothing ahead, and leaves the rest of the address as it is.
 */
export function PageLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  const isLanding = usePathname() === "/";
  return isLanding && href.startsWith("/#") ? <a href={href.slice(1)} {...props} /> : <Link href={href} {...props} />;
}
