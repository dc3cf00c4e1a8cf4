import "server-only";
import { isIP } from "node:net";

const IPV6_GROUPS = 8;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function expandIpv6(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = Array.from({ length: IPV6_GROUPS - left.length - right.length }, () => "0");
  return [...left, ...(tail === undefined ? [] : zeros), ...right];
}

/**
 * What one household or machine has to itself: the whole IPv4 address, or the first 64 bits of an IPv6 one. A
 * port is left out. Null when the text is not an address.
 */
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
