import { expect, it, vi } from "vitest";
import { getEngines } from "./engines.mjs";

it("lets Playwright download the other browsers, or says how to get them", async () => {
  const run = vi.fn(async () => ({ exitCode: 0 }));
  expect(await getEngines(run, ["firefox", "webkit"])).toEqual({});
  expect(run).toHaveBeenCalledExactlyOnceWith("playwright", ["install", "firefox", "webkit"]);
  const { problem } = await getEngines(async () => ({ exitCode: 1 }), ["firefox", "webkit"]);
  expect(problem).toMatch(/could not download firefox and webkit: .+ npx playwright install firefox webkit$/);
});
