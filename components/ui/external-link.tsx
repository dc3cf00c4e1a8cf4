import type { ComponentProps } from "react";

/** A web address opens in a new tab and says so; mail and phone do not. */
export function ExternalLink({ href, children, ...props }: ComponentProps<"a"> & { href: string }) {
  const opensTab = href.startsWith("http");
  return (
    <a href={href} {...(opensTab && { target: "_blank", rel: "noopener" })} {...props}>
      {children}
      {opensTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
