/** A square button with an icon alone, as the header holds them. Without script it could do nothing, so it is not shown. */
export const iconButton =
  "duration-quick inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-[color,background-color,transform] hover:bg-raised hover:text-ink motion-safe:active:scale-95 noscript:hidden [&_svg]:size-5";
