import "server-only";
import { isIP } from "node:net";
import type { ServerEnv } from "@/lib/server/env";
import { hashPrivately } from "@/lib/server/process-wide";
import { getSocketAddressHeader } from "./socket-address";

const IPV6_GROUPS = 8;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function expandIpv6(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = Array.from({ length: IPV6_GROUPS - left.length - right.length }, () => "0");
  return [...left, ...(tail === undefined ? [] : zeros), ...right];
}

/** The whole IPv4 address, or the first 64 bits of an IPv6 one; null when the text is no address. */
export function networkOf(text: string): string | null {
  const address = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  const ipv4 = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (isIP(ipv4) === 4) return ipv4;
  return isIP(address) === 6 ? `${expandIpv6(address).slice(0, 4).join(":")}::/64` : null;
}

type AddressEnv = Pick<ServerEnv, "isVercel" | "trustedProxyHops">;

function readAddress(headers: Headers, env: AddressEnv): string | null | undefined {
  if (env.isVercel) return headers.get("x-real-ip");
  // Each trusted proxy appends the address it was called from, so the n-th from the right is the first honest one.
  if (env.trustedProxyHops > 0) return headers.get("x-forwarded-for")?.split(",").at(-env.trustedProxyHops);
  const socketHeader = getSocketAddressHeader();
  return socketHeader ? headers.get(socketHeader) : null;
}

/** A one-way name for the network that a request comes from; undefined where nobody vouches for an address. */
export function nameClient(headers: Headers, env: AddressEnv): string | undefined {
  const network = networkOf(readAddress(headers, env) ?? "");
  return network ? hashPrivately("client-address", network) : undefined;
}
