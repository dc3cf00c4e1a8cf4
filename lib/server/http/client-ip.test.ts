import { afterEach, expect, it, vi } from "vitest";
import { log } from "@/lib/server/log";
import { stubSettings } from "@/lib/server/test/stub-settings";
import { hashClientIp, isOwnMachine } from "./client-ip";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(globalThis, Symbol.for("portfolio.private-visitor"));
});

const hash = (addresses: string) => hashClientIp(new Headers({ "x-forwarded-for": addresses }));

it.each([
  ["203.0.113.7", " ::ffff:203.0.113.7", true],
  ["203.0.113.7", "203.0.113.8", false],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:ffff::9", true],
  ["2001:db8:1::9", "2001:db8:2::9", false],
  ["", "unknown", true],
])("%j and %j are one visitor: %s", (one, other, isAlike) => expect(hash(one) === hash(other)).toBe(isAlike));

it("trusts the last address of X-Forwarded-For, whether or not the site uses HTTPS", () => {
  for (const SITE_URL of ["", "https://ada.dev"]) {
    stubSettings({ SITE_URL });
    expect(hash("6.6.6.6, 203.0.113.7")).toBe(hash("203.0.113.7"));
    expect(hash("203.0.113.7, 6.6.6.6")).not.toBe(hash("203.0.113.7"));
  }
});

it("counts further trusted proxies from the right, and takes the leftmost address if there are fewer", () => {
  stubSettings({ TRUSTED_PROXY_HOPS: "2" });
  expect(hash("6.6.6.6, 203.0.113.7, 10.0.0.1")).toBe(hash("203.0.113.7"));
});

it("trusts the platform's header only on the platform, and never returns an address", () => {
  const headers = new Headers({ "x-real-ip": "203.0.113.7", "x-forwarded-for": "203.0.113.8" });
  expect(hashClientIp(headers)).toBe(hash("203.0.113.8"));
  stubSettings({ VERCEL: "1" });
  expect(hashClientIp(headers)).not.toBe(hash("203.0.113.8"));
  expect(hashClientIp(headers)).toMatch(/^[\w-]{43}$/);
});

// Without ONLY_THIS_COMPUTER, the address may be forged.
it.each([
  ["", "1", "127.0.0.1", true],
  ["http://localhost:3000", "1", "::ffff:127.0.0.1", true],
  ["http://localhost:3000", "1", "192.168.1.7", false],
  ["http://localhost:3000", "1", "unknown", false],
  ["https://ada.dev", "1", "127.0.0.1", false],
  ["", "", "127.0.0.1", false],
  ["http://localhost:3000", "", "127.0.0.1", false],
])("at %j, with ONLY_THIS_COMPUTER=%s, a visitor from %s is on the same machine: %s", (...row) => {
  const [SITE_URL, ONLY_THIS_COMPUTER, address, isOwn] = row;
  stubSettings({ SITE_URL, ONLY_THIS_COMPUTER });
  expect(isOwnMachine(new Headers({ "x-forwarded-for": address }))).toBe(isOwn);
});

it("logs once that visitors of a public site share a private address", () => {
  hash("10.0.0.1");
  stubSettings({ SITE_URL: "https://ada.dev" });
  hash("203.0.113.7");
  expect(log).not.toHaveBeenCalled();
  for (const address of ["127.0.0.1", "10.0.0.1", "100.64.0.1", "fe80::1", "fd00::1", "unknown"]) {
    vi.clearAllMocks();
    Reflect.deleteProperty(globalThis, Symbol.for("portfolio.private-visitor"));
    for (let visit = 1; visit <= 2; visit += 1) hash(address);
    expect(log, address).toHaveBeenCalledExactlyOnceWith("warn", "visitors-share-an-ip", { text: expect.any(String) });
  }
});
