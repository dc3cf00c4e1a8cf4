import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { exposeSocketAddress, hashClientAddress, isPrivateAddress, networkOf } from "./client-address";

afterEach(() => vi.unstubAllEnvs());

it.each([
  ["203.0.113.7", "203.0.113.7"],
  [" ::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8:1:2::9", "2001:db8:1:2::"],
  ["fe80::1%eth0", "fe80::"],
  ["203.0.113.7:51234", "203.0.113.7"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::"],
  ["", null],
  ["unknown", null],
  ["127.1", null],
])("reads %j as the network %s", (address, network) => expect(networkOf(address)).toBe(network));

it.each(["127.0.0.1", "::ffff:127.0.0.1", "::1", "10.4.4.4", "172.16.0.1", "192.168.1.1", "fd00::1", "fe80::1"])(
  "treats %s as a private IP",
  (address) => expect(isPrivateAddress(address)).toBe(true),
);

it.each(["203.0.113.7", "172.32.0.1", "2001:db8::1", "nonsense"])("does not treat %s as a private IP", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

const forwarded = (addresses: string) => new Headers({ "x-forwarded-for": addresses });

it("counts trusted proxies from the right of X-Forwarded-For", () => {
  vi.stubEnv("TRUSTED_PROXY_HOPS", "1");
  const honest = hashClientAddress(forwarded("203.0.113.7"));
  expect(hashClientAddress(forwarded("6.6.6.6, 203.0.113.7"))).toBe(honest);
  expect(hashClientAddress(forwarded("203.0.113.7, 6.6.6.6"))).not.toBe(honest);
  vi.stubEnv("TRUSTED_PROXY_HOPS", "2");
  expect(hashClientAddress(forwarded("203.0.113.7, 10.0.0.1"))).toBe(honest);
  expect(hashClientAddress(forwarded("203.0.113.7"))).toBeUndefined();
});

it("trusts the platform's header only on the platform, and hashes the IP", () => {
  const real = new Headers({ "x-real-ip": "203.0.113.7" });
  expect(hashClientAddress(real)).toBeUndefined();
  expect(hashClientAddress(forwarded("203.0.113.7"))).toBeUndefined();
  vi.stubEnv("VERCEL", "1");
  const name = hashClientAddress(real);
  expect(name).toMatch(/./);
  expect(name).not.toContain("203");
});

async function visit(peer: string, headers: Record<string, string> = {}, isEncrypted = false) {
  const server = http.createServer((request, response) => {
    const sent = new Headers(request.headers as Record<string, string>);
    response.end(hashClientAddress(sent) ?? "nobody vouches");
  });
  // Set the socket's address before the server reads it.
  server.prependListener("connection", (socket) => {
    Object.defineProperties(socket, { remoteAddress: { get: () => peer }, encrypted: { value: isEncrypted } });
  });
  exposeSocketAddress();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: "close", ...headers } });
  server.close();
  return answer.text();
}

const FORWARDED = { "x-forwarded-for": "203.0.113.7" };

it("trusts no IP behind an undeclared proxy, and logs this once", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await visit("10.4.4.4")).not.toBe("nobody vouches");
  for (const proxy of ["127.0.0.1", "10.4.4.4"]) expect(await visit(proxy, FORWARDED)).toBe("nobody vouches");
  const lines = write.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("TRUSTED_PROXY_HOPS"));
  write.mockRestore();
  expect(lines).toEqual([expect.stringContaining('"level":"warn"')]);
});

it("trusts no IP of an unencrypted connection on an https site with an undeclared proxy", async () => {
  vi.stubEnv("SITE_URL", "https://ada.dev");
  for (const peer of ["127.0.0.1", "203.0.113.9"]) {
    expect(await visit(peer)).toBe("nobody vouches");
    expect(await visit(peer, FORWARDED)).toBe("nobody vouches");
    expect(await visit(peer, {}, true)).not.toBe("nobody vouches");
  }
  vi.stubEnv("TRUSTED_PROXY_HOPS", "0");
  expect(await visit("203.0.113.9", FORWARDED)).not.toBe("nobody vouches");
});

it("logs one warning when an https site with an undeclared proxy starts", async () => {
  vi.stubEnv("SITE_URL", "https://ada.dev");
  vi.resetModules();
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { exposeSocketAddress: start } = await import("./client-address");
  start();
  start();
  expect(write.mock.calls).toEqual([[expect.stringContaining('"variable":"TRUSTED_PROXY_HOPS"')]]);
  write.mockRestore();
});
