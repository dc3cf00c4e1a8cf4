import "server-only";
import type { ServerEnv } from "@/lib/server/env";
import { hashPrivately } from "@/lib/server/keyed-hash";
import { networkOf } from "./network-of";
import { getSocketAddressHeader } from "./socket-address";

type AddressEnv = Pick<ServerEnv, "isVercel" | "trustedProxyHops">;

function readAddress(headers: Headers, env: AddressEnv): string | null | undefined {
  if (env.isVercel) return headers.get("x-real-ip");
  // Each trusted proxy appends the address it was called from, so the n-th from the right is the first honest one.
  if (env.trustedProxyHops > 0) return headers.get("x-forwarded-for")?.split(",").at(-env.trustedProxyHops);
  const socketHeader = getSocketAddressHeader();
  return socketHeader ? headers.get(socketHeader) : null;
}

/**
 * A stable, one-way name for the network a request comes from; no header that a client can forge has a say.
 * Undefined where nobody vouches for an address: limits of single clients do not apply then.
 */
export function nameClient(headers: Headers, env: AddressEnv): string | undefined {
  const network = networkOf(readAddress(headers, env) ?? "");
  return network ? hashPrivately("client-address", network) : undefined;
}
