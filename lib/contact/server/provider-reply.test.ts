import { expect, it } from "vitest";
import { adviseOwner, toVisibleText } from "./provider-reply";

it("shows one plain line of at most 200 characters", () => {
  expect(toVisibleText(" The recipients\r\naddress\u0000is  empty ")).toBe("The recipients address is empty");
  expect(toVisibleText("🏔".repeat(300))).toBe("🏔".repeat(200));
});

it.each([null, "", "  \n", "<!doctype html><h1>503</h1>", "<html>", "\n<?xml"])("shows nothing of %j", (text) => {
  expect(toVisibleText(text)).toBeUndefined();
});

it("shows what only looks like markup, for the page writes it as text", () => {
  expect(toVisibleText("<img src=x onerror=alert(1)>")).toBe("<img src=x onerror=alert(1)>");
});

it("tells the owner what to mend, in words of its own", () => {
  expect(adviseOwner("The Public Key is invalid. To find this ID, visit …")).toBe("check EMAILJS_PUBLIC_KEY");
  expect(adviseOwner("API calls are disabled for non-browser applications")).toContain("non-browser");
  expect(adviseOwner("Internal Server Error")).toBeUndefined();
});
