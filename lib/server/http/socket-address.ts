import "server-only";
import { randomBytes } from "node:crypto";
import http from "node:http";
import ipaddr from "ipaddr.js";
import { getEnv } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { oncePerProcess } from "@/lib/server/process-wide";

/** Instrumentation and routes may be bundled separately, and must agree on one header. */
const getShared = oncePerProcess("socket-address", (): { header?: string; lacksProxyHops?: boolean } => ({}));

/** Stands for the address of an undeclared proxy. */
const UNDECLARED_PROXY = "undeclared-proxy";

const PRIVATE_RANGES: string[] = ["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"];

/** This host or its local network, where proxies are and internet visitors never. */
export function isPrivateAddress(address: string): boolean {
  return ipaddr.isValid(address) && PRIVATE_RANGES.includes(ipaddr.process(address).range());
}

let hasReportedProxy = false;

function reportUndeclaredProxy(): void {
  if (hasReportedProxy) return;
  hasReportedProxy = true;
  const text =
    "is not set, but there is a proxy in front of this server: visitors cannot be told apart, so limits per visitor " +
    "are off; set it to the number of proxies, or to 0 if there is none";
  log("warn", "env-problem", { variable: "TRUSTED_PROXY_HOPS", text });
}

/** Runs before Next.js fills in X-Forwarded-For. */
function describePeer({ headers, socket }: http.IncomingMessage): string {
  const address = socket.remoteAddress?.replace(/%.*$/, "") ?? "";
  const isForwarded = headers["x-forwarded-for"] !== undefined && isPrivateAddress(address);
  const isEncrypted = "encrypted" in socket && socket.encrypted === true;
  if (!isForwarded && (!getShared().lacksProxyHops || isEncrypted)) return address;
  reportUndeclaredProxy();
  return UNDECLARED_PROXY;
}

export function getSocketAddressHeader(): string | undefined {
  return getShared().header;
}

/** Route handlers cannot see the socket. The header's name is random, so that no client can forge it. */
export function exposeSocketAddress(): void {
  const { isVercel, trustedProxyHops, lacksProxyHops } = getEnv();
  if (isVercel || trustedProxyHops > 0) return;
  getShared().lacksProxyHops = lacksProxyHops;
  if (lacksProxyHops) reportUndeclaredProxy();
  if (getShared().header) return;
  const name = `x-socket-address-${randomBytes(12).toString("hex")}`;
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function emitWithAddress(this: http.Server, event: string | symbol, ...args: unknown[]) {
    const [request] = args;
    if (event === "request" && request instanceof http.IncomingMessage) {
      request.headers[name] = describePeer(request);
    }
    return Reflect.apply(emit, this, [event, ...args]);
  };
  getShared().header = name;
}
