import type { NextConfig } from "next";

type HeaderRules = Awaited<ReturnType<NonNullable<NextConfig["headers"]>>>;

export interface SecurityHeaderSettings {
  siteUrl: string | undefined;
  /** The policy's source for inline scripts. */
  inlineScripts: string;
  formActions: readonly string[];
  analytics: { script: string; endpoint?: string; attributes: Record<string, string> } | undefined;
  publicFiles: readonly string[];
  hsts: "host" | "subdomains" | "preload";
  /** The `v` of the URLs of icons.svg and relief.svg. */
  drawingsVersion: string;
  isDevelopment: boolean;
}

const HSTS_MAX_AGE_SECONDS = 63_072_000;

const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const WITHOUT_REFERRER = { key: "Referrer-Policy", value: "no-referrer" };
const HSTS_SCOPES = { host: "", subdomains: "; includeSubDomains", preload: "; includeSubDomains; preload" };
const ICONS = ["favicon.ico", "icon", "apple-icon", "manifest.webmanifest"];

function isHttps(siteUrl: string | undefined): boolean {
  return siteUrl !== undefined && URL.canParse(siteUrl) && new URL(siteUrl).protocol === "https:";
}

const listOrigins = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

function buildPagePolicy(settings: SecurityHeaderSettings): string {
  const { inlineScripts, formActions, analytics, isDevelopment } = settings;
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : [inlineScripts];
  const analyticsScript = analytics ? [analytics.script] : [];
  // A script may report to the URL in one of its attributes.
  const reports = Object.values(analytics?.attributes ?? {}).filter((value) => value.startsWith("https://"));
  const endpoint = analytics?.endpoint ? [analytics.endpoint] : [];
  const origins = listOrigins([...analyticsScript, ...reports, ...endpoint]);
  const connections = isDevelopment ? ["ws:", ...origins] : origins;
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...listOrigins(analyticsScript)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(" "),
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...listOrigins(formActions)].join(" "),
    "frame-ancestors 'none'",
  ];
  return directives.join("; ");
}

function buildTransportHeaders({ siteUrl, hsts }: SecurityHeaderSettings) {
  const value = `max-age=${HSTS_MAX_AGE_SECONDS}${HSTS_SCOPES[hsts]}`;
  return isHttps(siteUrl) ? [{ key: "Strict-Transport-Security", value }] : [];
}

/** Matches every path except known files, because an unknown path returns a page, whatever its extension. */
function matchDocuments(publicFiles: readonly string[]): string {
  const files = [...ICONS, ...publicFiles].map((file) => `${file.replace(/[^\w/-]/g, "\\$&")}$`);
  return `/:path((?!api/|_next/static/|${files.join("|")}).*)`;
}

/** Builds the headers that docs/security.md describes. If two rules set the same header, the later one wins. */
export function buildHeaderRules(settings: SecurityHeaderSettings): HeaderRules {
  const source = matchDocuments(settings.publicFiles);
  // Skip the router's data requests, which are not documents.
  const missing = [{ type: "header" as const, key: "rsc", value: "1" }];
  const policy = buildPagePolicy(settings);
  return [
    {
      source: "/:path*",
      headers: [
        ...buildTransportHeaders(settings),
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
      ],
    },
    // Next.js would let proxies keep pages and files for a year, even after another build is online.
    {
      source: "/:path((?!_next/).*)",
      headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }],
    },
    {
      source,
      missing,
      headers: [
        { key: "Content-Security-Policy", value: policy },
        { key: "X-Frame-Options", value: "DENY" },
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        {
          key: "Permissions-Policy",
          value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
        },
        { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
      ],
    },
    {
      source,
      missing,
      // A page opened over http, for example to try it on a phone, could not load its scripts over https.
      has: [{ type: "header", key: "x-forwarded-proto", value: "https(?:,.*)?" }],
      headers: [{ key: "Content-Security-Policy", value: `${policy}; upgrade-insecure-requests` }],
    },
    { source: "/:page(login|register|forgot-password)", headers: [WITHOUT_REFERRER] },
    {
      source: "/api/:path*",
      headers: [
        { key: "Content-Security-Policy", value: CLOSED_POLICY },
        { key: "Cache-Control", value: "no-store" },
      ],
    },
    {
      source: "/:path*/opengraph-image",
      headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
    },
    // Other sites may show these images, because resume.json links to them.
    { source: "/images/:path*", headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }] },
    {
      source: "/:path*.svg",
      headers: [
        // Without this policy, an SVG opened directly could run scripts on this origin.
        { key: "Content-Security-Policy", value: SVG_POLICY },
        { key: "Cache-Control", value: "public, max-age=3600, stale-while-revalidate=604800" },
      ],
    },
    // Only this build's version, so that no cache keeps another build's file under it.
    {
      source: "/:file(icons|relief).svg",
      has: [{ type: "query", key: "v", value: settings.drawingsVersion }],
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
  ];
}
