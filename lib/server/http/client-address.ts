import "server-only";
import ipaddr from "ipaddr.js";
import type { ServerEnv } from "@/lib/server/env";
import { hashPrivately } from "@/lib/server/process-wide";
import { getSocketAddressHeader } from "./socket-address";

/** A whole IPv4 address, or the prefix of an IPv6 one; null if the text is neither. */
export function networkOf(text: string, ipv6Bits = 64): string | null {
  const address = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ipv6Bits}`).toString();
}

type AddressEnv = Pick<ServerEnv, "isVercel" | "trustedProxyHops">;

function readAddress(headers: Headers, env: AddressEnv): string | null | undefined {
  if (env.isVercel) return headers.get("x-real-ip");
  // Each trusted proxy appends the address that called it, so the n-th from the right is the first honest one.
  if (env.trustedProxyHops > 0) return headers.get("x-forwarded-for")?.split(",").at(-env.trustedProxyHops);
  const socketHeader = getSocketAddressHeader();
  return socketHeader ? headers.get(socketHeader) : null;
}

/** Undefined if no trusted hop names an address. */
export function hashClientAddress(headers: Headers, env: AddressEnv, ipv6Bits?: number): string | undefined {
  const network = networkOf(readAddress(headers, env) ?? "", ipv6Bits);
  return network ? hashPrivately("client-address", network) : undefined;
}
