import "server-only";
import { randomBytes } from "node:crypto";
import http from "node:http";
import { BlockList, isIP } from "node:net";
import { getEnv } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { oncePerProcess } from "@/lib/server/process-wide";

/** Instrumentation and routes may be bundled apart, and must agree on one name. */
const getHeader = oncePerProcess("socket-address-header", (): { name?: string } => ({}));

/** Stands in the header for the address of a proxy that nobody has declared. */
const UNDECLARED_PROXY = "undeclared-proxy";

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  privateNetworks.addSubnet(network, bits, "ipv4");
}
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");

/** Whether a peer is this host or a neighbour, as a proxy is and a visitor from the internet never. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, version === 4 ? "ipv4" : "ipv6");
}

let hasReportedProxy = false;

function reportProxy(): void {
  const { isVercel, trustedProxyHops } = getEnv();
  if (hasReportedProxy || isVercel || trustedProxyHops > 0) return;
  hasReportedProxy = true;
  const text =
    "is not set, but a proxy sends X-Forwarded-For: visitors cannot be told apart, and limits for each of them are off; " +
    "set it to the number of your proxies";
  log("warn", "env-problem", { variable: "TRUSTED_PROXY_HOPS", text });
}

/** Called before Next.js fills X-Forwarded-For by itself. */
function describePeer({ headers, socket }: http.IncomingMessage): string {
  const address = socket.remoteAddress?.replace(/%.*$/, "") ?? "";
  if (headers["x-forwarded-for"] === undefined || !isPrivateAddress(address)) return address;
  reportProxy();
  return UNDECLARED_PROXY;
}

/** Undefined where `exposeSocketAddress` has not run. */
export function getSocketAddressHeader(): string | undefined {
  return getHeader().name;
}

/**
 * Route handlers cannot see the socket: its address is written into a header of every request. The header's name is
 * random, so that no client can forge it.
 */
export function exposeSocketAddress(): void {
  if (getHeader().name) return;
  const name = `x-socket-address-${randomBytes(12).toString("hex")}`;
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function emitWithAddress(this: http.Server, event: string | symbol, ...args: unknown[]) {
    const [request] = args;
    if (event === "request" && request instanceof http.IncomingMessage) {
      request.headers[name] = describePeer(request);
    }
    return Reflect.apply(emit, this, [event, ...args]);
  };
  getHeader().name = name;
}
