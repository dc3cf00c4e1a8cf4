import { expect, it } from "vitest";
import { isLoopbackHost } from "@/lib/loopback.mjs";
import { SETTING_NAMES } from "@/lib/settings";
import { PROVIDER_VARIABLES } from "@/scripts/sandbox/provider.mjs";
import { findProblem, readHost, wantsSandbox } from "./settings.mjs";

it.each([
  {},
  { SITE_URL: "http://localhost:3000" },
  { SITE_URL: "http://[::1]:3000" },
  { HOST: "::1" },
  { HOST: "localhost" },
])("starts the sandbox with the settings %j", (settings) => expect(wantsSandbox(settings)).toBe(true));

it.each([
  { SITE_URL: "https://example.com" },
  { SITE_URL: "http://192.168.1.7:3000" },
  { SITE_URL: "example" },
  { HOST: "0.0.0.0" },
  { HOST: "::" },
  { HOST: "my-machine", SITE_URL: "http://localhost:3000" },
  ...PROVIDER_VARIABLES.map((name) => ({ [name]: "x" })),
])("does not start the sandbox with the settings %j", (settings) => expect(wantsSandbox(settings)).toBe(false));

it.each([
  [{}, "127.0.0.1"],
  [{ SITE_URL: "http://localhost:3000" }, "127.0.0.1"],
  [{ SITE_URL: "https://example.com" }, undefined],
  [{ SITE_URL: "https://example.com", HOST: "127.0.0.1" }, "127.0.0.1"],
  [{ HOST: "0.0.0.0" }, "0.0.0.0"],
])("with the settings %j, listens on %s", (settings, host) => expect(readHost(settings)).toBe(host));

it.each([
  ["mina.design", "SITE_URL must begin with https://: write https://mina.design"],
  ["//mina.design", "SITE_URL must begin with https://: write https://mina.design"],
  ["localhost:3000", "SITE_URL must begin with http://: write http://localhost:3000"],
  ["ftp://mina.design", "SITE_URL must begin with https://: write https://mina.design"],
  ["https://", "SITE_URL must be a URL like https://example.com"],
  ["https://mina.design", undefined],
  ["https://mina.design/", undefined],
  ["https://mina.design/portfolio", "SITE_URL must end with the host: write https://mina.design"],
  [undefined, undefined],
])("with SITE_URL=%s, the sentence says how to write it: %s", (SITE_URL, sentence) => {
  expect(findProblem({ SITE_URL })).toBe(sentence);
});

it.each([
  [true, ["localhost", "LOCALHOST", "my.localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"]],
  [false, ["localhost.example.com", "127.0.0.1.example.com", "192.168.1.7", "0.0.0.0", "::", "[::2]", ""]],
])("knows which hosts are this computer: %s", (expected, hosts) => {
  for (const host of hosts) expect([host, isLoopbackHost(host)]).toEqual([host, expected]);
});

it("the sandbox gives way to every setting of the contact form's provider", () => {
  expect(SETTING_NAMES).toEqual(expect.arrayContaining(PROVIDER_VARIABLES));
  expect(PROVIDER_VARIABLES).toEqual(expect.arrayContaining(SETTING_NAMES.filter((name) => /^EMAILJS/.test(name))));
});
