import type { NextConfig } from "next";

type HeaderRules = Awaited<ReturnType<NonNullable<NextConfig["headers"]>>>;

export interface SecurityHeaderSettings {
  siteUrl: string | undefined;
  /** Undefined if the build does not know them. */
  scriptHashes: readonly string[] | undefined;
  formActions: readonly string[];
  analytics: { script: string; attributes: Record<string, string> } | undefined;
  publicFiles: readonly string[];
  isHstsPreloaded: boolean;
  isDevelopment: boolean;
}

const HSTS_MAX_AGE_SECONDS = 63_072_000;

const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const WITHOUT_REFERRER = { key: "Referrer-Policy", value: "no-referrer" };
const ICONS = ["favicon.ico", "icon", "apple-icon", "manifest.webmanifest"];

function isHttps(siteUrl: string | undefined): boolean {
  return siteUrl !== undefined && URL.canParse(siteUrl) && new URL(siteUrl).protocol === "https:";
}

const listOrigins = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

function buildPagePolicy(settings: SecurityHeaderSettings): string {
  const { siteUrl, scriptHashes, formActions, analytics, isDevelopment } = settings;
  // A hash beside 'unsafe-inline' would switch it off.
  const inline = (!isDevelopment && scriptHashes?.map((hash) => `'${hash}'`)) || ["'unsafe-inline'"];
  const scripts = isDevelopment ? [...inline, "'unsafe-eval'"] : inline;
  const analyticsScript = analytics ? [analytics.script] : [];
  // A script may report to the URL in one of its attributes.
  const reports = Object.values(analytics?.attributes ?? {}).filter((value) => value.startsWith("https://"));
  const connections = [...(isDevelopment ? ["ws:"] : []), ...listOrigins([...analyticsScript, ...reports])];
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
    ...(isHttps(siteUrl) ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

function buildTransportHeaders({ siteUrl, isHstsPreloaded }: SecurityHeaderSettings) {
  const value = `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains${isHstsPreloaded ? "; preload" : ""}`;
  return isHttps(siteUrl) ? [{ key: "Strict-Transport-Security", value }] : [];
}

/** Matches every path except known files, because an unknown path returns a page, whatever its extension. */
function matchDocuments(publicFiles: readonly string[]): string {
  const files = [...ICONS, ...publicFiles, "_next/image"].map((file) => `${file.replace(/[^\w/-]/g, "\\$&")}$`);
  return `/:path((?!api/|_next/static/|${files.join("|")}).*)`;
}

/** Builds the headers that docs/security.md describes. If two rules set the same header, the later one wins. */
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
      // Skip the router's data requests, which are not documents.
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
    { source: "/:page(login|register|forgot-password)", headers: [WITHOUT_REFERRER] },
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
        // Without this policy, an SVG opened directly could run scripts on this origin.
        { key: "Content-Security-Policy", value: SVG_POLICY },
        { key: "Cache-Control", value: "public, max-age=3600, stale-while-revalidate=604800" },
      ],
    },
  ];
}
