import type { ReactNode } from "react";
import { Wordmark } from "@/components/ui/wordmark";
import { site } from "@/content/site";
import { cn } from "@/lib/utils";
import { Drawer } from "./drawer";
import { ExternalLink } from "./external-link";
import { HashHistory } from "./hash-history";
import { headerLinks } from "./navigation";
import { NavigationLink } from "./navigation-link";
import { PageLink } from "./page-link";
import { ReturnPosition } from "./return-position";
import { ScrollFollower } from "./scroll-follower";

interface SiteHeaderProps {
  /** Theme toggle and popover, on large screens. */
  controls: ReactNode;
  /** The account area, at the bar's end and at the drawer's top. False where the site has no accounts. */
  account: ReactNode;
  /** Theme buttons at the drawer's foot. */
  drawerControls: ReactNode;
}

const links = headerLinks(site.sections);
const spiedSections = ["home", ...site.sections];
const barLink =
  "relative inline-flex h-11 items-center px-2.5 text-sm text-ink-muted transition-colors duration-quick after:absolute after:inset-x-2.5 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-accent-control after:opacity-0 hover:text-ink aria-[current]:text-ink aria-[current]:after:opacity-100 motion-safe:after:scale-x-50 motion-safe:after:transition-[scale,opacity] motion-safe:after:duration-base aria-[current]:after:scale-x-100 xl:px-3 xl:text-base xl:after:inset-x-3";
const drawerLink =
  "flex h-12 items-center rounded-control border-l-2 border-transparent px-4 text-lg text-ink-muted transition-colors duration-quick hover:text-ink aria-[current]:rounded-l-none aria-[current]:border-accent-control aria-[current]:bg-ground aria-[current]:font-medium aria-[current]:text-ink";

/** The fixed bar at the top. Islands inside follow the scroll; preferences and the account area come in from the layout. */
export function SiteHeader({ controls, account, drawerControls }: SiteHeaderProps) {
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 h-16 print:hidden">
      <div
        className={cn(
          "page-column flex h-full items-center gap-4 lg:grid lg:grid-cols-[auto_1fr_5.5rem] xl:gap-6",
          account && "lg:grid-cols-[auto_1fr_5.5rem_10.5rem]",
        )}
      >
        <PageLink href="/#home" className="inline-flex h-11 items-center text-xl">
          <Wordmark name={site.owner.firstName} />
        </PageLink>
        <nav aria-label="Main" className="hidden justify-self-end lg:block">
          <NavigationList linkClass={barLink} className="flex items-center" />
        </nav>
        <div className="hidden items-center lg:flex">{controls}</div>
        {account && <div className="hidden items-center justify-end gap-1 lg:flex">{account}</div>}
        <div className="ml-auto lg:hidden">
          <noscript>
            <a href="#quick-links" className="inline-flex h-11 items-center px-2">
              Menu
            </a>
          </noscript>
          <Drawer>
            {account && <div className="flex gap-2 px-5 pb-5 *:flex-1">{account}</div>}
            <nav aria-label="Main" className="border-t px-3 py-4">
              <NavigationList linkClass={drawerLink} />
            </nav>
            <div className="mt-auto border-t px-5 py-5">{drawerControls}</div>
          </Drawer>
        </div>
      </div>
      <ScrollFollower sections={spiedSections} />
      <HashHistory />
      <ReturnPosition />
    </header>
  );
}

function NavigationList({ linkClass, className }: { linkClass: string; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <NavigationLink destination={link} className={linkClass}>
            {link.label}
          </NavigationLink>
        </li>
      ))}
      <li>
        <ExternalLink href={site.codeHosting.url} className={linkClass}>
          {site.codeHosting.label}
        </ExternalLink>
      </li>
    </ul>
  );
}
