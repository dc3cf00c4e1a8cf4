import { describe, expect, it } from "vitest";
import { buildHeaderRules, type SecurityHeaderSettings } from "@/lib/security-headers";

const settings: SecurityHeaderSettings = {
  siteUrl: "https://example.com",
  scriptHashes: ["sha256-one=", "sha256-two="],
  formActions: [],
  isHstsPreloaded: false,
  isDevelopment: false,
};

/** The value that the rules with these sources end up with; the later rule wins, as in Next.js. */
function read(key: string, sources: string[], changes: Partial<SecurityHeaderSettings> = {}) {
  const headers = buildHeaderRules({ ...settings, ...changes })
    .filter((rule) => sources.includes(rule.source))
    .flatMap((rule) => rule.headers);
  return headers.findLast((header) => header.key === key)?.value;
}

const readPagePolicy = (changes?: Partial<SecurityHeaderSettings>) =>
  read("Content-Security-Policy", ["/:path*"], changes)?.split("; ");

describe("the policy of the pages", () => {
  it("allows the site's own files and the inline scripts that were built", () => {
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
      "upgrade-insecure-requests",
    ]);
  });

  it("lets forms post to the newsletter's origin, named once and without its path", () => {
    const formActions = ["https://list.example.com/subscribe?u=1", "https://list.example.com/other"];
    expect(readPagePolicy({ formActions })).toContain("form-action 'self' https://list.example.com");
  });

  it("is loose only in development", () => {
    expect(readPagePolicy({ isDevelopment: true })).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval'");
    expect(readPagePolicy()?.join()).not.toMatch(/script-src[^;,]*'unsafe/);
  });
});

describe("encrypted transport", () => {
  it.each([undefined, "http://localhost:3000", "not an address"])(
    "is not asked for when the site is at %s",
    (siteUrl) => {
      expect(read("Strict-Transport-Security", ["/:path*"], { siteUrl })).toBeUndefined();
      expect(readPagePolicy({ siteUrl })).not.toContain("upgrade-insecure-requests");
    },
  );

  it("is asked for on https, preloaded only with the owner's consent", () => {
    const plain = "max-age=63072000; includeSubDomains";
    expect(read("Strict-Transport-Security", ["/:path*"])).toBe(plain);
    expect(read("Strict-Transport-Security", ["/:path*"], { isHstsPreloaded: true })).toBe(`${plain}; preload`);
  });
});

describe("paths with rules of their own", () => {
  it("keeps the pages that take tokens from telling where a visitor came from", () => {
    expect(read("Referrer-Policy", ["/:path*"])).toBe("strict-origin-when-cross-origin");
    for (const source of ["/login", "/forgot-password"]) {
      expect(read("Referrer-Policy", ["/:path*", source])).toBe("no-referrer");
    }
  });

  it("closes the API to everything and to caches", () => {
    const sources = ["/:path*", "/api/:path*"];
    expect(read("Content-Security-Policy", sources)).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(read("Cache-Control", sources)).toBe("no-store");
  });

  it("lets other sites show the share image, and nothing else", () => {
    expect(read("Cross-Origin-Resource-Policy", ["/:path*"])).toBe("same-origin");
    const shareImage = "/:path*/opengraph-image:suffix([^/]*)";
    expect(read("Cross-Origin-Resource-Policy", ["/:path*", shareImage])).toBe("cross-origin");
  });

  it("sandboxes SVG files", () => {
    expect(read("Content-Security-Policy", ["/:path*", "/:path*.svg"])).toMatch(/^default-src 'none';.*; sandbox$/);
  });
});
