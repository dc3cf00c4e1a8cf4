import { expect, it } from "vitest";
import { isLocalSite, wantsSandbox } from "./settings.mjs";

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

it.each(["EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PRIVATE_KEY", "EMAILJS_ENDPOINT"])(
  "starts no sandbox when %s is set",
  (name) => {
    expect(wantsSandbox({ [name]: "x" })).toBe(false);
  },
);
