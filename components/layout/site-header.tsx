import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { ExternalLink } from "@/components/ui/link";
import { PageLink } from "@/components/ui/page-link";
import { Wordmark } from "@/components/ui/wordmark";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { MenuDrawer } from "./menu-drawer";
import { NavigationLink } from "./navigation-link";
import { PageArrival } from "./page-arrival";
import { ScrollSpy } from "./scroll-spy";

const headerClass = clsx(
  "fixed inset-x-0 top-0 z-40 h-(--header-height)",
  "motion-safe:transition-[background-color,box-shadow,backdrop-filter] motion-safe:duration-base motion-safe:ease-enter",
  "data-scrolled:bg-ground/97 data-scrolled:backdrop-blur-md noscript:bg-ground/97",
  "data-scrolled:[box-shadow:0_1px_0_var(--line),0_8px_24px_-16px_var(--shadow-ink)]",
  "[@media(prefers-reduced-transparency:reduce)]:data-scrolled:bg-ground",
  "[@media(prefers-reduced-transparency:reduce)]:data-scrolled:backdrop-blur-none",
);

const navigationClass = clsx(
  "flex items-center text-ink-muted transition-[color,background-color] duration-quick hover:text-ink",
  "aria-[current]:text-ink contrast-more:aria-[current]:underline forced-colors:aria-[current]:underline",
);
const barLinkClass = clsx(
  navigationClass,
  "h-9 min-w-9 justify-center rounded-control px-2 text-center text-sm leading-tight xl:px-3 xl:text-base xl:leading-tight",
  "pointer-coarse:h-11 pointer-coarse:min-w-11",
  "[@media(prefers-contrast:no-preference)]:aria-[current]:bg-ink/8",
);
const drawerLinkClass = clsx(
  navigationClass,
  "h-12 rounded-control border-l-2 border-transparent px-4 text-lg aria-[current]:rounded-l-none",
  "aria-[current]:border-accent-control aria-[current]:bg-ground aria-[current]:font-medium",
);

interface SiteHeaderProps extends Pick<Portfolio, "wordmark" | "headerLinks" | "spiedSections"> {
  firstName: string;
  controls: ReactNode;
  account?: ReactNode;
  drawerControls: ReactNode;
}

export function SiteHeader({
  firstName,
  wordmark,
  headerLinks,
  spiedSections,
  controls,
  account,
  drawerControls,
}: SiteHeaderProps) {
  return (
    <header className={headerClass}>
      <div
        className={clsx(
          "page-column flex h-full items-center gap-4 lg:grid lg:grid-cols-[auto_minmax(0,1fr)_5.5rem] lg:gap-3 xl:gap-6",
          account && "lg:grid-cols-[auto_minmax(0,1fr)_5.5rem_8.25rem] xl:grid-cols-[auto_minmax(0,1fr)_5.5rem_9.5rem]",
        )}
      >
        <PageLink href="/#home" className="inline-flex h-11 min-w-0 items-center text-xl">
          <Wordmark name={firstName} variant={wordmark} className="max-w-52 truncate" />
        </PageLink>
        <nav aria-label="Main" className="hidden justify-self-end lg:block">
          <NavigationList links={headerLinks} className="flex items-center wrap-anywhere" linkClass={barLinkClass} />
        </nav>
        <div className="hidden items-center lg:flex">{controls}</div>
        {account && <div className="hidden items-center justify-end lg:flex">{account}</div>}
        <div className="ml-auto lg:hidden">
          <noscript>
            <a href="#quick-links" className="inline-flex h-11 items-center px-2">
              Menu
            </a>
          </noscript>
          <MenuDrawer>
            {account && <div className="flex gap-2 px-5 pb-5 *:flex-1">{account}</div>}
            <nav aria-label="Main" className="border-t px-3 py-4">
              <NavigationList links={headerLinks} linkClass={drawerLinkClass} />
            </nav>
            <div className="mt-auto border-t px-5 py-5">{drawerControls}</div>
          </MenuDrawer>
        </div>
      </div>
      <PageArrival />
      <ScrollSpy sections={spiedSections} />
    </header>
  );
}

interface NavigationListProps {
  links: Portfolio["headerLinks"];
  className?: string;
  linkClass: string;
}

function NavigationList({ links, className, linkClass }: NavigationListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href, rel = "noopener", isName }, index) => (
        <li key={index}>
          {href.startsWith("https:") ? (
            <ExternalLink href={href} rel={rel} className={linkClass}>
              <span translate={isName ? "no" : undefined}>{label}</span>
              <Icon name="arrow-up-right" className="ml-1 size-4" />
            </ExternalLink>
          ) : (
            <NavigationLink href={href} className={linkClass}>
              {label}
            </NavigationLink>
          )}
        </li>
      ))}
    </ul>
  );
}
