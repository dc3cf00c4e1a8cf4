import { clsx } from "clsx";
import { buttonVariants } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { BrandIcon, Icon } from "@/components/ui/icon";
import { ExternalLink, linkVariants } from "@/components/ui/link";
import { PageLink } from "@/components/ui/page-link";
import { Relief } from "@/components/ui/relief";
import { SkyLight } from "@/components/ui/sky-light";
import { Wordmark } from "@/components/ui/wordmark";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { CurrentYear } from "./current-year";

/** On a screen wider than the drawing, the drawing's right edge fades. */
const ridgeClass = clsx(
  "bottom-full left-(--ridge-left) h-(--ridge-height) w-full max-w-(--ridge-width) opacity-70",
  "[mask:linear-gradient(to_left,#0000,#000_clamp(0px,100vw-var(--ridge-width),12%))]",
);
const linkClass = linkVariants({ variant: "list" });

interface SiteFooterProps extends Pick<
  Portfolio,
  "landscape" | "owner" | "wordmark" | "footerLinks" | "footerChannels" | "contactHref" | "newsletter"
> {
  /** Without it, the line about the build is left out. */
  build?: { date: Date; commit?: string };
  year: number;
  /** The assistant's button covers the corner. */
  hasAssistant: boolean;
}

export function SiteFooter({
  landscape,
  owner,
  wordmark,
  footerLinks,
  footerChannels,
  contactHref,
  newsletter,
  build,
  year,
  hasAssistant,
}: SiteFooterProps) {
  const place = (
    <>
      <Icon name="map-pin" className="size-4" />
      {owner.location.label}
    </>
  );
  return (
    // As tall as what is below the trail's head (trail.css), so that the line is full at the end of the page.
    <footer className={clsx("relative bg-(--foot)", landscape && "min-h-88")}>
      {landscape && <Ridge />}
      <div className="page-column flex flex-wrap gap-x-10 gap-y-5 py-6 sm:gap-y-8 sm:py-10 lg:grid lg:grid-cols-12 lg:items-baseline lg:gap-x-8 lg:py-7">
        <div className="grid min-w-0 grid-cols-1 gap-2 max-lg:basis-full sm:max-lg:flex sm:max-lg:flex-wrap sm:max-lg:items-end sm:max-lg:justify-between lg:col-span-3 lg:gap-3">
          <div className="max-w-full">
            <PageLink href="/#home" className="inline-flex min-h-11 max-w-full items-center text-2xl">
              <Wordmark name={owner.firstName} variant={wordmark} className="min-w-0 wrap-anywhere" />
            </PageLink>
            <p className="w-fit max-w-[32ch] text-ink-muted sm:mt-2">{owner.role}</p>
          </div>
          <ul className="-mx-3 flex flex-wrap">
            {footerChannels.map(({ id, name, url, icon }) => (
              <li key={id}>
                <ExternalLink
                  href={url}
                  rel="noopener me"
                  className={buttonVariants({ variant: "ghost", size: "icon" })}
                >
                  <BrandIcon name={icon} />
                  <span translate="no" className="sr-only">
                    {name}
                  </span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="quick-links" className="lg:col-span-3">
          <h2 id="quick-links" className="meta font-normal text-ink">
            Quick links
          </h2>
          <ul className="mt-2 gap-x-8 lg:columns-2">
            {footerLinks.map((link) => (
              <li key={link.href}>
                <PageLink href={link.href} className={linkClass}>
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={newsletter ? "lg:col-span-3" : "lg:col-span-6"}>
          <h2 className="meta font-normal text-ink">Contact</h2>
          <ul className="mt-2">
            <li>
              <a href={`mailto:${owner.email}`} className={linkClass}>
                <Icon name="mail" className="size-4" />
                <Address email={owner.email} />
              </a>
            </li>
            {owner.phone && (
              <li>
                <a href={owner.phoneHref} className={linkClass}>
                  <Icon name="phone" className="size-4" />
                  {owner.phone}
                </a>
              </li>
            )}
            <li>
              {/* Without a form, contact links open an email. A location should not. */}
              {contactHref.startsWith("mailto:") ? (
                <p className={clsx(linkClass, "pointer-events-none")}>{place}</p>
              ) : (
                <PageLink href={contactHref} className={linkClass}>
                  {place}
                </PageLink>
              )}
            </li>
          </ul>
        </div>
        {newsletter && (
          <div className="grow basis-60 lg:col-span-3">
            <h2 className="meta font-normal text-ink">Newsletter</h2>
            <NewsletterBox newsletter={newsletter} />
          </div>
        )}
      </div>
      <div className="page-column">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3 border-t py-3 text-ink-muted sm:gap-x-8 sm:*:flex-1">
          <p className="text-sm">
            © <CurrentYear buildYear={year} /> <span translate="no">{owner.name}</span>
          </p>
          {build && (
            <p className="text-center meta whitespace-nowrap max-sm:hidden">
              Built <time dateTime={build.date.toISOString()}>{build.date.toISOString().slice(0, 10)}</time>
              {build.commit && <span translate="no"> · {build.commit}</span>}
            </p>
          )}
          <div className={clsx("text-right", hasAssistant && "beside-launcher")}>
            <a href="#top" className={buttonVariants({ variant: "secondary", size: "small" })}>
              <Icon name="arrow-up" />
              Back to top
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Ridge() {
  return (
    <>
      <SkyLight place="footer" className="inset-x-0 bottom-full h-[calc(4rem+var(--ridge-height))]" />
      <Relief symbol="ridge" data-slot="ridge" className={ridgeClass} />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-full h-[calc(.4*var(--ridge-height))] bg-linear-to-t from-(--foot)"
      />
    </>
  );
}

/** A long address breaks after its @. */
function Address({ email }: { email: string }) {
  const [name, domain] = email.split("@");
  return (
    <span translate="no">
      <span>{`${name}@`}</span>
      <wbr />
      <span>{domain}</span>
    </span>
  );
}

/** Posts to the owner's newsletter provider. Without a provider there is no form, so pressing Enter does nothing. */
function NewsletterBox({ newsletter: { action, fieldName } }: { newsletter: NonNullable<Portfolio["newsletter"]> }) {
  const Box = action ? "form" : "div";
  return (
    <Box {...(action && { action, method: "post", target: "_blank", rel: "noopener" })} className="mt-3">
      <label htmlFor="newsletter_email" className="flex min-h-9 items-center text-ink-muted pointer-coarse:min-h-11">
        Occasional news in your inbox
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <Input
          id="newsletter_email"
          type="email"
          name={fieldName}
          autoComplete="email"
          placeholder="Your email"
          className="min-w-0 flex-1 basis-32"
        />
        <button type={action ? "submit" : "button"} className={buttonVariants({ variant: "secondary" })}>
          Subscribe
        </button>
      </div>
    </Box>
  );
}
