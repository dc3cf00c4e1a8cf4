import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { ExternalLink } from "@/components/ui/link";
import { Wordmark } from "@/components/ui/wordmark";
import { portfolio } from "@/lib/portfolio/portfolio";
import { Drawer } from "./drawer";
import { PageArrival } from "./page-arrival";
import { NavigationLink, PageLink } from "./page-link";
import { ScrollProgressBar } from "./scroll-progress-bar";

interface SiteHeaderProps {
  controls: ReactNode;
  account?: ReactNode;
  drawerControls: ReactNode;
}

const { owner, wordmark, headerLinks, spiedSections } = portfolio;

export function SiteHeader({ controls, account, drawerControls }: SiteHeaderProps) {
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 h-(--header-height) print:hidden">
      <div
        className={clsx(
          "page-column flex h-full items-center gap-4 lg:grid lg:grid-cols-[auto_1fr_5.5rem] xl:gap-6",
          account && "lg:grid-cols-[auto_1fr_5.5rem_10.5rem]",
        )}
      >
        <PageLink href="/#home" className="inline-flex h-11 items-center text-xl">
          <Wordmark name={owner.firstName} variant={wordmark} className="max-w-52 truncate" />
        </PageLink>
        <nav aria-label="Main" data-slot="bar" className="hidden justify-self-end lg:block">
          <NavigationList className="flex items-center" />
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
            <nav aria-label="Main" data-slot="drawer" className="border-t px-3 py-4">
              <NavigationList />
            </nav>
            <div className="mt-auto border-t px-5 py-5">{drawerControls}</div>
          </Drawer>
        </div>
      </div>
      <PageArrival />
      <ScrollProgressBar sections={spiedSections} />
    </header>
  );
}

function NavigationList({ className }: { className?: string }) {
  return (
    <ul className={className}>
      {headerLinks.map(({ label, href, rel = "noopener" }) => (
        <li key={href}>
          {href.startsWith("https:") ? (
            <ExternalLink href={href} rel={rel}>
              {label}
              <Icon name="arrow-up-right" className="ml-1 size-4" />
            </ExternalLink>
          ) : (
            <NavigationLink href={href}>{label}</NavigationLink>
          )}
        </li>
      ))}
    </ul>
  );
}
