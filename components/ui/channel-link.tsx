import type { ComponentProps } from "react";

/** A link to one of the owner's channels: a profile on the web opens in a new tab and says so, mail and phone do not. */
export function ChannelLink({ href, children, ...props }: ComponentProps<"a"> & { href: string }) {
  if (!href.startsWith("https:")) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener me" {...props}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
