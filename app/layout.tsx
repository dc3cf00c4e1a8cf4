import type { Metadata, Viewport } from "next";
import { ThemeProvider } from "next-themes";
import type { CSSProperties, ReactNode } from "react";
import { AccountArea } from "@/components/account/account-area";
import { AccountSession } from "@/components/account/account-session";
import { Assistant } from "@/components/assistant/assistant";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Sky } from "@/components/layout/sky";
import { LoadingScript } from "@/components/loading/loading-script";
import { InitialLoading, RouteLoading } from "@/components/loading/page-loading";
import { DrawerPreferences, HeaderPreferences } from "@/components/preferences/preferences";
import { PreferencesScript } from "@/components/preferences/preferences-script";
import { SectionReveal } from "@/components/sections/section-reveal";
import { buttonVariants } from "@/components/ui/button";
import { Toaster } from "@/components/ui/toaster";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { accentProperties, offerAccents } from "@/lib/accent";
import { formatCoordinates } from "@/lib/coordinates";
import { deriveShades } from "@/lib/shades";
import { estimateTextWidth } from "@/lib/text-width";
import { fontVariables } from "./fonts";
import { buildCommit, buildDate, siteUrl } from "./site-metadata";
import "./globals.css";

const title = `${site.owner.name} · ${site.owner.role}`;

export const metadata: Metadata = {
  metadataBase: siteUrl,
  title: { default: title, template: `%s · ${site.owner.name}` },
  description: site.description,
  applicationName: site.owner.name,
  authors: [{ name: site.owner.name }],
  openGraph: { type: "profile", siteName: site.owner.name, title, description: site.description, locale: "en" },
  twitter: { card: "summary_large_image", title, description: site.description },
};

const { light, dark } = deriveShades(site.accent);

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: light.ground },
    { media: "(prefers-color-scheme: dark)", color: dark.ground },
  ],
};

const accents = offerAccents(site.accent, site.accents, site.owner.firstName);

const ownerMark = {
  name: site.owner.firstName,
  wordmark: site.wordmark,
  nameWidth: estimateTextWidth(site.wordmark === "plain" ? site.owner.firstName : `<${site.owner.firstName} />`),
  coordinates: formatCoordinates(site.owner.location),
};

const rootStyle: CSSProperties & Record<`--${string}`, string> = {
  ...accentProperties(site.accent),
  "--cursor": "default",
};

const invitation = projects.projects.length > 0 ? "explore my projects and get in touch" : "get in touch";
const welcome =
  site.welcome === true
    ? { title: "Welcome to my portfolio!", description: `Thanks for visiting. Feel free to ${invitation}!` }
    : site.welcome;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={fontVariables}
      style={rootStyle}
      data-accent={site.accent}
      data-font="default"
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <LoadingScript storage={site.openingScreen === "first-visit" ? "localStorage" : "sessionStorage"} />
        <PreferencesScript accent={site.accent} />
      </head>
      <body>
        <ThemeProvider attribute="class">
          <InitialLoading showsScreen={site.openingScreen !== "never"} welcome={welcome} {...ownerMark} />
          <a
            href="#content"
            className={buttonVariants({
              variant: "secondary",
              className: "fixed top-2 left-2 z-50 not-focus:-translate-y-20 print:hidden",
            })}
          >
            Skip to content
          </a>
          <SiteHeader
            controls={<HeaderPreferences accents={accents} />}
            drawerControls={<DrawerPreferences accents={accents} />}
            account={site.accounts && <AccountArea />}
          />
          {site.accounts && <AccountSession />}
          <main id="content" tabIndex={-1} className="outline-none">
            {children}
          </main>
          <SiteFooter buildDate={buildDate} buildCommit={buildCommit} />
          <Sky latitude={site.owner.location.latitude} longitude={site.owner.location.longitude} />
          <SectionReveal />
          {site.assistant && <Assistant />}
          <RouteLoading {...ownerMark} />
          <Toaster />
        </ThemeProvider>
        {site.analytics && <script defer src={site.analytics.script} {...site.analytics.attributes} />}
      </body>
    </html>
  );
}
