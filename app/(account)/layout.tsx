import Link from "next/link";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { getPortfolio } from "@/app/portfolio";
import { AccountOptionsProvider, AccountPanel } from "@/components/account/account-panel";
import { buttonVariants } from "@/components/ui/button";
import { Relief } from "@/components/ui/relief";

export const metadata = { robots: { index: false } };

/** Fills the screen, so that the footer's ridge does not move when a form grows. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  const { accounts, contactHref } = getPortfolio();
  if (!accounts) notFound();
  const none = (
    <AccountPanel
      title="No accounts yet"
      text="This site has no accounts yet. You don’t need one to look around or to get in touch."
    >
      <Link href={contactHref} className={buttonVariants()}>
        Get in Touch
      </Link>
    </AccountPanel>
  );
  return (
    <div className="relative isolate min-h-[calc(100svh+4rem+var(--ridge-height))] overflow-clip px-5 pt-28 pb-ridge lg:pt-36">
      <Relief symbol="contours" className="inset-0 -z-10 size-full opacity-35 [mask:var(--above-ridge)]" />
      <div className="mx-auto max-w-md rounded-card border bg-raised p-6 [box-shadow:var(--shadow-float)] sm:p-8">
        <AccountOptionsProvider none={none}>
          {children}
          <noscript>
            <p className="rounded-control border p-4">
              Accounts need JavaScript. You can read the rest of this site without it.
            </p>
          </noscript>
        </AccountOptionsProvider>
      </div>
    </div>
  );
}
