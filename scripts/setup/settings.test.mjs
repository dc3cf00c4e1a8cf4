import { expect, it } from "vitest";
import { readHost, wantsSandbox } from "./settings.mjs";

it.each([
  {},
  { SITE_URL: "http://localhost:3000" },
  { SITE_URL: "http://127.1.2.3:80" },
  { SITE_URL: "http://[::1]:3000" },
  { SITE_URL: "http://my.localhost" },
  { HOST: "::1" },
  { HOST: "localhost" },
])("starts the sandbox under %j", (settings) => expect(wantsSandbox(settings)).toBe(true));

it.each([
  { SITE_URL: "https://example.com" },
  { SITE_URL: "http://192.168.1.7:3000" },
  { SITE_URL: "http://localhost.example.com" },
  { SITE_URL: "http://127.0.0.1.example.com" },
  { SITE_URL: "example" },
  { HOST: "0.0.0.0" },
  { HOST: "::" },
  { HOST: "my-machine", SITE_URL: "http://localhost:3000" },
  { EMAILJS_PUBLIC_KEY: "x" },
  { EMAILJS_PRIVATE_KEY: "x" },
  { EMAILJS_ENDPOINT: "x" },
])("starts none under %j", (settings) => expect(wantsSandbox(settings)).toBe(false));

it.each([
  [{}, "127.0.0.1"],
  [{ SITE_URL: "http://localhost:3000" }, "127.0.0.1"],
  [{ SITE_URL: "https://example.com" }, undefined],
  [{ SITE_URL: "https://example.com", HOST: "127.0.0.1" }, "127.0.0.1"],
  [{ HOST: "0.0.0.0" }, "0.0.0.0"],
])("under %j listens on %s", (settings, host) => expect(readHost(settings)).toBe(host));
