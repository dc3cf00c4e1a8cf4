import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./same-origin";

const production = {
  siteOrigin: "https://example.com",
  allowedOrigins: ["https://www.example.com"],
  previewOrigin: null,
  isProduction: true,
};

const judge = (headers: Record<string, string>, env: Partial<typeof production> = {}) =>
  isSameOrigin(new Headers(headers), { ...production, ...env });

describe("isSameOrigin", () => {
  it("believes Fetch Metadata first", () => {
    expect(judge({ "sec-fetch-site": "same-origin" })).toBe(true);
    for (const site of ["cross-site", "same-site", "none", ""]) {
      expect(judge({ "sec-fetch-site": site, origin: "https://example.com" })).toBe(false);
    }
  });

  it("falls back to the Origin header", () => {
    expect(judge({ origin: "https://example.com" })).toBe(true);
    expect(judge({ origin: "https://www.example.com" })).toBe(true);
    for (const origin of ["https://evil.example", "http://example.com", "https://example.com.evil.example", "null"]) {
      expect(judge({ origin, host: "example.com" })).toBe(false);
    }
  });

  it("refuses what names no origin, in production only", () => {
    expect(judge({})).toBe(false);
    expect(judge({}, { isProduction: false })).toBe(true);
  });

  it("compares with the host where no SITE_URL is set", () => {
    const unset = { siteOrigin: null } as unknown as Partial<typeof production>;
    expect(judge({ origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" }, unset)).toBe(true);
    expect(judge({ origin: "http://evil.example", host: "192.168.1.5:3000" }, unset)).toBe(false);
    expect(judge({ origin: "null", host: "192.168.1.5:3000" }, unset)).toBe(false);
  });
});
