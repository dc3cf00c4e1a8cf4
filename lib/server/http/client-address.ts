import "server-only";
import { randomBytes } from "node:crypto";
import http from "node:http";
import ipaddr from "ipaddr.js";
import { getEnv } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { hashPrivately, oncePerProcess } from "@/lib/server/process-wide";

/** Shared process-wide, because instrumentation and routes may be bundled separately but need the same header. */
const getShared = oncePerProcess("socket-address", (): { header?: string; lacksProxyHops?: boolean } => ({}));

const PRIVATE_RANGES: string[] = ["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"];

/** A private address belongs to a proxy on this host or its network, never to a visitor from the internet. */
export function isPrivateAddress(address: string): boolean {
  return ipaddr.isValid(address) && PRIVATE_RANGES.includes(ipaddr.process(address).range());
}

let hasReportedProxy = false;

function reportUndeclaredProxy(): void {
  if (hasReportedProxy) return;
  hasReportedProxy = true;
  const text =
    "is not set, but there is a proxy in front of this server: visitors cannot be told apart, so limits per visitor " +
    "are off; set it to the number of proxies, or to 0 if there are none";
  log("warn", "env-problem", { variable: "TRUSTED_PROXY_HOPS", text });
}

/** Runs before Next.js adds X-Forwarded-For. Returns an empty string behind an undeclared proxy. */
function readPeer({ headers, socket }: http.IncomingMessage): string {
  const address = socket.remoteAddress?.replace(/%.*$/, "") ?? "";
  const isForwarded = headers["x-forwarded-for"] !== undefined && isPrivateAddress(address);
  const isEncrypted = "encrypted" in socket && socket.encrypted === true;
  if (!isForwarded && (!getShared().lacksProxyHops || isEncrypted)) return address;
  reportUndeclaredProxy();
  return "";
}

/** Passes the socket's address to route handlers in a header with a random name, so that clients cannot forge it. */
export function exposeSocketAddress(): void {
  const { isVercel, trustedProxyHops, lacksProxyHops } = getEnv();
  if (isVercel || trustedProxyHops > 0) return;
  const shared = getShared();
  shared.lacksProxyHops = lacksProxyHops;
  if (lacksProxyHops) reportUndeclaredProxy();
  if (shared.header) return;
  const name = `x-socket-address-${randomBytes(12).toString("hex")}`;
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function emitWithAddress(this: http.Server, event: string | symbol, ...args: unknown[]) {
    const [request] = args;
    if (event === "request" && request instanceof http.IncomingMessage) request.headers[name] = readPeer(request);
    return Reflect.apply(emit, this, [event, ...args]);
  };
  shared.header = name;
}

/** Returns an IPv4 address or an IPv6 prefix, or null if the text is neither. */
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

function readAddress(headers: Headers): string | null | undefined {
  const { isVercel, trustedProxyHops } = getEnv();
  if (isVercel) return headers.get("x-real-ip");
  // Each trusted proxy appends its client's address, so clients cannot forge the n-th address from the right.
  if (trustedProxyHops > 0) return headers.get("x-forwarded-for")?.split(",").at(-trustedProxyHops);
  const { header } = getShared();
  return header && headers.get(header);
}

/** Returns undefined if no trusted source provides an address. */
export function hashClientAddress(headers: Headers, ipv6Bits?: number): string | undefined {
  const network = networkOf(readAddress(headers) ?? "", ipv6Bits);
  return network ? hashPrivately("client-address", network) : undefined;
}
