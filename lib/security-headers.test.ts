import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { matchHas } from "next/dist/shared/lib/router/utils/prepare-destination";
import { expect, it } from "vitest";
import { buildHeaderRules, type SecurityHeaderSettings } from "@/lib/security-headers";

const settings: SecurityHeaderSettings = {
  siteUrl: "https://example.com",
  inlineScripts: "'sha256-one=' 'sha256-two='",
  formActions: [],
  analytics: undefined,
  publicFiles: ["images/me (1).webp", "relief.svg"],
  hsts: "host",
  drawingsVersion: "1a2b",
  isDevelopment: false,
};

function read(key: string, url: string, changes: Partial<SecurityHeaderSettings> = {}, sent: object = {}) {
  const [path = "", search] = url.split("?");
  const query = Object.fromEntries(new URLSearchParams(search));
  const request: Parameters<typeof matchHas>[0] = Object({ headers: sent });
  const headers = buildHeaderRules({ ...settings, ...changes })
    .filter(({ source }) => getPathMatch(source, { sensitive: true })(path))
    .filter(({ has, missing }) => matchHas(request, query, has, missing))
    .flatMap((rule) => rule.headers);
  return headers.findLast((header) => header.key === key)?.value;
}

const POLICY = "Content-Security-Policy";
const readPagePolicy = (changes?: Partial<SecurityHeaderSettings>) => read(POLICY, "/", changes)?.split("; ");

it("allows pages to load only the site's own files and the inline scripts of the build", () => {
  expect(readPagePolicy()).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-one=' 'sha256-two='",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

it("lets forms post to the newsletter's origin, listed once and without its path", () => {
  const formActions = ["https://list.example.com/subscribe?u=1", "https://list.example.com/other"];
  expect(readPagePolicy({ formActions })).toContain("form-action 'self' https://list.example.com");
});

it("lets the owner's analytics script load, and send to its own origin and to those of its attributes", () => {
  const analytics = {
    script: "https://gc.example.com/count.js",
    attributes: { "data-goatcounter": "https://ada.goatcounter.example.com/count", "data-domain": "ada.dev" },
  };
  const policy = readPagePolicy({ analytics });
  expect(policy).toContain("script-src 'self' 'sha256-one=' 'sha256-two=' https://gc.example.com");
  expect(policy).toContain("connect-src 'self' https://gc.example.com https://ada.goatcounter.example.com");
});

it("lets an analytics script that reports to another host do so", () => {
  const analytics = {
    script: "https://static.example.com/beacon.js",
    endpoint: "https://collect.example.com/api/send",
    attributes: {},
  };
  const policy = readPagePolicy({ analytics });
  expect(policy).toContain("connect-src 'self' https://static.example.com https://collect.example.com");
  expect(policy).toContain("script-src 'self' 'sha256-one=' 'sha256-two=' https://static.example.com");
});

it.each([
  [{}, false],
  [{ "x-forwarded-proto": "http" }, false],
  [{ "x-forwarded-proto": "http,https" }, false],
  [{ "x-forwarded-proto": "https" }, true],
  // The visitor's own protocol comes first, before those between proxies.
  [{ "x-forwarded-proto": "https,http" }, true],
])("a page requested with the headers %j asks for all its files over HTTPS: %s", (sent, isUpgraded) => {
  const policy = read(POLICY, "/", {}, sent);
  expect(policy).toBe(`${readPagePolicy()?.join("; ")}${isUpgraded ? "; upgrade-insecure-requests" : ""}`);
});

it.each(["/api/health", "/relief.svg"])("over HTTPS, %s keeps its own policy", (path) => {
  expect(read(POLICY, path, {}, { "x-forwarded-proto": "https" })).toBe(read(POLICY, path));
});

it("relaxes the policy in development", () => {
  expect(readPagePolicy({ isDevelopment: true })).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval'");
});

it.each([undefined, "http://localhost:3000", "not an address"])(
  "does not require HTTPS if the site's URL is %s",
  (siteUrl) => {
    expect(read("Strict-Transport-Security", "/", { siteUrl })).toBeUndefined();
  },
);

it.each(["/", "/blog/first", "/no/such.png", "/images/other.webp", "/ICON", "/_next/other", "/_next/image", "/apiary"])(
  "sends the content security policy with the page or unknown URL %s",
  (path) => {
    expect(read(POLICY, path)).toContain("'sha256-one='");
    expect(read("X-Frame-Options", path)).toBe("DENY");
  },
);

it.each(["/_next/static/chunks/a.js", "/images/me (1).webp", "/icon", "/favicon.ico"])(
  "sends %s with nosniff, but without the page headers",
  (path) => {
    for (const key of [POLICY, "Permissions-Policy", "X-Frame-Options"]) expect(read(key, path)).toBeUndefined();
    expect(read("X-Content-Type-Options", path)).toBe("nosniff");
  },
);

it("omits the policy only for requests from the Next.js router", () => {
  expect(read(POLICY, "/", {}, { rsc: "1" })).toBeUndefined();
  for (const rsc of ["0", "true", "11", "1, 0"]) expect(read(POLICY, "/", {}, { rsc }), rsc).toBeDefined();
});

const DEVICES = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"];

it.each<[key: string, path: string, value: unknown]>([
  ["X-Frame-Options", "/", "DENY"],
  ["Strict-Transport-Security", "/", "max-age=63072000"],
  ["Permissions-Policy", "/", DEVICES.map((feature) => `${feature}=()`).join(", ")],
  ["Cross-Origin-Opener-Policy", "/", "same-origin"],
  ["Cross-Origin-Resource-Policy", "/", "same-origin"],
  ["Cross-Origin-Resource-Policy", "/opengraph-image", "cross-origin"],
  ["Cross-Origin-Resource-Policy", "/images/projects/a.webp", "cross-origin"],
  ["Referrer-Policy", "/", "strict-origin-when-cross-origin"],
  // One-time links lead to the account pages, so these pages send no referrer.
  ["Referrer-Policy", "/login", "no-referrer"],
  ["Referrer-Policy", "/register", "no-referrer"],
  ["Referrer-Policy", "/forgot-password", "no-referrer"],
  [POLICY, "/api/health", "default-src 'none'; frame-ancestors 'none'"],
  ["Cache-Control", "/api/health", "no-store"],
  ["Cache-Control", "/icons.svg?v=1a2b", "public, max-age=31536000, immutable"],
  ["Cache-Control", "/relief.svg?v=1a2b", "public, max-age=31536000, immutable"],
  // Requested by a page of another build.
  ["Cache-Control", "/icons.svg?v=3c4d", "public, max-age=3600, stale-while-revalidate=604800"],
  ["Cache-Control", "/icons.svg", "public, max-age=3600, stale-while-revalidate=604800"],
  [POLICY, "/relief.svg?v=1a2b", expect.stringMatching(/^default-src 'none';.*; sandbox$/)],
  [POLICY, "/relief.svg", expect.stringMatching(/^default-src 'none';.*; sandbox$/)],
])("sends the header %s for the path %s: %s", (key, path, value) => expect(read(key, path)).toEqual(value));

it.each([
  ["subdomains", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
] as const)("asks for HTTPS on more than the site's own host only if the owner says so: %s", (hsts, value) => {
  expect(read("Strict-Transport-Security", "/", { hsts })).toBe(value);
});
