import "server-only";
import ipaddr from "ipaddr.js";
import { hashPrivately } from "@/lib/server/hash-privately";
import { log } from "@/lib/server/log";
import { oncePerProcess } from "@/lib/server/process-wide";
import { getSettings } from "@/lib/server/settings";

const PRIVATE_RANGES = ["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"];

const warnOnce = oncePerProcess("private-visitor", () => {
  const text =
    "visitors arrive from a private or unknown address, so they share one limit: make the proxy set X-Forwarded-For, " +
    "and set TRUSTED_PROXY_HOPS to the number of proxies (docs/deploy.md)";
  log("warn", "visitors-share-an-ip", { text });
  return true;
});

/** Each proxy appends its client's address. Without a proxy, Next.js fills in the connection's own. */
function readIp(headers: Headers): string {
  const { isVercel, trustedProxyHops } = getSettings();
  if (isVercel) return headers.get("x-real-ip") ?? "";
  const addresses = headers.get("x-forwarded-for")?.split(",") ?? [];
  return (addresses.at(-trustedProxyHops) ?? addresses[0] ?? "").trim();
}

function readAddress(headers: Headers) {
  const given = readIp(headers);
  return ipaddr.isValid(given) ? ipaddr.process(given) : null;
}

/** Whether the visitor is on this computer. Where another one could reach the site, the address may be forged. */
export const isOwnMachine = (headers: Headers) =>
  getSettings().isOnlyHere && readAddress(headers)?.range() === "loopback";

/** Hashes the visitor's IPv4 address or IPv6 /48, because one customer may have a whole /48. */
export function hashClientIp(headers: Headers): string {
  const address = readAddress(headers);
  const isShared = !address || PRIVATE_RANGES.includes(address.range());
  if (isShared && getSettings().isPublic) warnOnce();
  const network = address?.kind() === "ipv6" ? ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/48`) : address;
  return hashPrivately("client-address", network?.toString() ?? "unknown");
}
