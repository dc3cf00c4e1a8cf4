import type { NextConfig } from "next";

type HeaderRules = Awaited<ReturnType<NonNullable<NextConfig["headers"]>>>;

export interface SecurityHeaderSettings {
  siteUrl: string | undefined;
  /** `sha256-…` of every inline script of the built pages, without quotes. */
  scriptHashes: readonly string[];
  /** URLs of other sites' forms that the pages may post to. */
  formActions: readonly string[];
  /** Paths of the files in `public/`, without a leading slash. */
  publicFiles: readonly string[];
  /** The owner's consent to browsers shipping the domain as https-only. */
  isHstsPreloaded: boolean;
  /** `next dev` evaluates code and keeps a socket to its server, which the real policy refuses. */
  isDevelopment: boolean;
}

const HSTS_MAX_AGE_SECONDS = 63_072_000;

const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const WITHOUT_REFERRER = { key: "Referrer-Policy", value: "no-referrer" }; // accounts
/** Made by `app/` and loaded by browsers without a page's asking. */
const ICONS = ["favicon.ico", "icon", "apple-icon", "manifest.webmanifest"];

function isHttps(siteUrl: string | undefined): boolean {
  return siteUrl !== undefined && URL.canParse(siteUrl) && new URL(siteUrl).protocol === "https:";
}

function buildPagePolicy({ siteUrl, scriptHashes, formActions, isDevelopment }: SecurityHeaderSettings): string {
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : scriptHashes.map((hash) => `'${hash}'`);
  const formOrigins = new Set(formActions.map((action) => new URL(action).origin));
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
    "frame-ancestors 'none'",
    ...(isHttps(siteUrl) ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

function buildTransportHeaders({ siteUrl, isHstsPreloaded }: SecurityHeaderSettings) {
  const value = `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains${isHstsPreloaded ? "; preload" : ""}`;
  return isHttps(siteUrl) ? [{ key: "Strict-Transport-Security", value }] : [];
}

/** Everything but files that are known to exist: an unknown address answers with a page, whatever its ending. */
function matchDocuments(publicFiles: readonly string[]): string {
  const files = [...ICONS, ...publicFiles, "_next/image"].map((file) => `${file.replace(/[^\w/-]/g, "\\$&")}$`);
  return `/:path((?!api/|_next/static/|${files.join("|")}).*)`;
}

/** The rules of docs/security.md. Of two that match one path and set the same header, the later one wins. */
export function buildHeaderRules(settings: SecurityHeaderSettings): HeaderRules {
  return [
    {
      source: "/:path*",
      headers: [
        ...buildTransportHeaders(settings),
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
      ],
    },
    {
      source: matchDocuments(settings.publicFiles),
      // What the router fetches to change the page in place is no document.
      missing: [{ type: "header", key: "rsc", value: "1" }],
      headers: [
        { key: "Content-Security-Policy", value: buildPagePolicy(settings) },
        { key: "X-Frame-Options", value: "DENY" },
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        {
          key: "Permissions-Policy",
          value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
        },
        { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
      ],
    },
    { source: "/:page(login|register|forgot-password)", headers: [WITHOUT_REFERRER] }, // accounts
    {
      source: "/api/:path*",
      headers: [
        { key: "Content-Security-Policy", value: CLOSED_POLICY },
        { key: "Cache-Control", value: "no-store" },
      ],
    },
    {
      source: "/:path*/opengraph-image:suffix([^/]*)",
      headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
    },
    {
      source: "/:path*.svg",
      headers: [
        // An SVG file opened by its own address could run scripts in the site's name.
        { key: "Content-Security-Policy", value: PICTURE_POLICY },
        // Icons that show later, perhaps offline, come from the sprite that is there.
        { key: "Cache-Control", value: "public, max-age=3600, stale-while-revalidate=604800" },
      ],
    },
  ];
}
