import "server-only";
import { randomBytes } from "node:crypto";
import http from "node:http";

/** Shared through globalThis: instrumentation and routes may be bundled apart, and must agree on one name. */
const HEADER_NAME_KEY = Symbol.for("portfolio.socket-address-header");

const shared = globalThis as typeof globalThis & { [HEADER_NAME_KEY]?: string };

/** The header that carries the peer's address inside this process; undefined where the patch is not in place. */
export function getSocketAddressHeader(): string | undefined {
  return shared[HEADER_NAME_KEY];
}

/**
 * Route handlers cannot see the socket. This writes its address into a header of every request before Next sees it,
 * overwriting what a client sent. The name is random per process, so that nobody can guess it where the patch is absent.
 */
export function exposeSocketAddress(): void {
  if (shared[HEADER_NAME_KEY]) return;
  const name = `x-socket-address-${randomBytes(12).toString("hex")}`;
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function emitWithAddress(this: http.Server, event: string | symbol, ...args: unknown[]) {
    const [request] = args;
    if (event === "request" && request instanceof http.IncomingMessage) {
      request.headers[name] = request.socket.remoteAddress ?? "";
    }
    return Reflect.apply(emit, this, [event, ...args]);
  };
  shared[HEADER_NAME_KEY] = name;
}
