import { expect, it } from "vitest";
import { isLocalSite, readHost, wantsSandbox } from "./settings.mjs";

it.each([
  undefined,
  "http://localhost:3000",
  "http://127.0.0.1",
  "http://127.1.2.3:80",
  "http://[::1]:3000",
  "http://my.localhost",
])("starts the sandbox when the site is at %s and no provider is set", (SITE_URL) => {
  expect(wantsSandbox({ SITE_URL })).toBe(true);
});

it.each([
  "https://example.com",
  "http://192.168.1.7:3000",
  "http://localhost.example.com",
  "http://127.0.0.1.example.com",
  "example",
])("starts no sandbox when the site is at %s", (SITE_URL) => {
  expect(isLocalSite({ SITE_URL })).toBe(false);
  expect(wantsSandbox({ SITE_URL })).toBe(false);
});

it.each([
  [{}, "127.0.0.1"],
  [{ SITE_URL: "http://localhost:3000" }, "127.0.0.1"],
  [{ SITE_URL: "https://example.com" }, undefined],
  [{ SITE_URL: "https://example.com", HOST: "127.0.0.1" }, "127.0.0.1"],
  [{ HOST: "0.0.0.0" }, "0.0.0.0"],
])("under %j listens on %s", (settings, host) => {
  expect(readHost(settings)).toBe(host);
});

it.each(["0.0.0.0", "::", "192.168.1.7", "my-machine"])("starts no sandbox when others can reach %s", (HOST) => {
  expect(wantsSandbox({ HOST })).toBe(false);
  expect(wantsSandbox({ HOST, SITE_URL: "http://localhost:3000" })).toBe(false);
});

it.each(["127.0.0.1", "::1", "localhost"])("starts the sandbox on %s", (HOST) => {
  expect(wantsSandbox({ HOST })).toBe(true);
});

it.each(["EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PRIVATE_KEY", "EMAILJS_ENDPOINT"])(
  "starts no sandbox when %s is set",
  (name) => {
    expect(wantsSandbox({ [name]: "x" })).toBe(false);
  },
);
