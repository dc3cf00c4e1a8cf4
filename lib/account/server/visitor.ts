import "server-only";
import { getEnv } from "@/lib/server/env";
import { nameClient } from "@/lib/server/http/client-address";

/** The first that matches counts: every browser claims to be the ones before it. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPad\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** 'Firefox on Windows', in words of our own: nothing that a client sent is repeated. */
export function describeBrowser(userAgent: string): string {
  const find = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = find(SYSTEMS);
  return `${find(BROWSERS) ?? "A browser"}${system ? ` on ${system}` : ""}`;
}

/** Where a request comes from. */
export interface Visitor {
  browser: string;
  /** A one-way name of the network; undefined where nobody vouches for it. */
  client: string | undefined;
}

export function readVisitor(headers: Headers): Visitor {
  return {
    browser: describeBrowser(headers.get("user-agent") ?? ""),
    client: nameClient(headers, getEnv()),
  };
}
