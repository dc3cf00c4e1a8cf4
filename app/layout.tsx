import type { Metadata, Viewport } from "next";
import { ThemeProvider } from "next-themes";
import type { CSSProperties, ReactNode } from "react";
import { AccountArea } from "@/components/account/account-area";
import { AccountSession } from "@/components/account/account-session";
import { SessionScript } from "@/components/account/session-script";
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
import { accentProperties } from "@/lib/accent";
import { describeImage } from "@/lib/images/server/versioned-url";
import { countLetters } from "@/lib/letters";
import { deriveShades } from "@/lib/shades";
import { fontVariables } from "./fonts";
import { appleIcon, icon } from "./icons";
import { getPortfolio } from "./portfolio";
import { homeImage } from "./share-images";
import { buildCommit, buildDate, siteUrl } from "./site-metadata";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const portfolio = getPortfolio();
  const { title, description, locale, owner } = portfolio;
  const images = [await describeImage(homeImage(portfolio))];
  return {
    metadataBase: siteUrl,
    title: { default: title, template: `%s · ${owner.name}` },
    description,
    applicationName: owner.name,
    // iPhones would turn figures into links before React has taken over their texts.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    authors: [{ name: owner.name }],
    icons: { icon: await describeImage(icon), apple: await describeImage(appleIcon) },
    openGraph: { type: "profile", siteName: owner.name, title, description, locale, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

export const viewport: Viewport = { colorScheme: "light dark" };

export default function RootLayout({ children }: { children: ReactNode }) {
  const portfolio = getPortfolio();
  const { owner, accent, accents, wordmark, openingScreen, accounts, analytics, assistant } = portfolio;
  const { light, dark } = deriveShades(accent);
  const grounds = { light: light.ground, dark: dark.ground };
  const ownerMark = {
    name: owner.firstName,
    wordmark,
    // The brackets are as wide as three letters.
    letters: countLetters(owner.firstName) + (wordmark === "plain" ? 1 : 3),
    coordinates: owner.coordinates,
  };
  const rootStyle: CSSProperties & Record<`--${string}`, string | number | undefined> = {
    ...accentProperties(accent),
    "--cursor": "default",
    "--ridge-height": portfolio.landscape ? undefined : "0px",
  };
  return (
    <html
      lang={portfolio.language}
      className={fontVariables}
      style={rootStyle}
      data-accent={accent}
      data-font="default"
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        {/* Dark Reader would recolour the page, which has a dark theme of its own. */}
        <meta name="darkreader-lock" />
        <LoadingScript storage={openingScreen === "first-visit" ? "localStorage" : "sessionStorage"} />
        <PreferencesScript accent={accent} />
        {accounts && <SessionScript />}
        <Sky latitude={owner.location.latitude} longitude={owner.location.longitude} />
      </head>
      {/* Translators may make the root right-to-left. The layout stays; texts have their own direction. */}
      <body dir="ltr">
        <ThemeProvider attribute="class">
          <InitialLoading showsScreen={openingScreen !== "never"} welcome={portfolio.welcome} {...ownerMark} />
          <a
            href="#content"
            className={buttonVariants({
              variant: "secondary",
              className: "fixed top-2 left-2 z-50 not-focus:-translate-y-20",
            })}
          >
            Skip to content
          </a>
          <SiteHeader
            {...portfolio}
            firstName={owner.firstName}
            controls={<HeaderPreferences accents={accents} grounds={grounds} />}
            drawerControls={<DrawerPreferences accents={accents} />}
            account={accounts && <AccountArea />}
          />
          {accounts && <AccountSession />}
          <main id="content" tabIndex={-1} className="outline-none">
            {children}
          </main>
          <SiteFooter
            {...portfolio}
            year={buildDate.getUTCFullYear()}
            build={portfolio.buildLine ? { date: buildDate, commit: buildCommit } : undefined}
            hasAssistant={assistant !== undefined}
          />
          <SectionReveal />
          {assistant && <Assistant assistant={assistant} accent={accent} language={portfolio.language} />}
          <RouteLoading {...ownerMark} />
          <Toaster />
        </ThemeProvider>
        {analytics && <script defer src={analytics.script} {...analytics.attributes} />}
      </body>
    </html>
  );
}
