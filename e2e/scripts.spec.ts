import { listPages } from "./support/built-files";
import { expect, test } from "./support/fixtures";

test("scripts are asked for when the style sheets have come, each once", async ({ page, complaints }) => {
  complaints.allow(/status of 404 .*no-such-page/);
  for (const path of listPages()) {
    await page.goto(path);
    const asked = await page.evaluate(() => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href);
      return {
        sheetsEnd: Math.max(...entries.filter(({ name }) => sheets.includes(name)).map((entry) => entry.responseEnd)),
        scripts: entries.filter(({ name }) => /\.js(?:\?|$)/.test(name)).map((entry) => entry.toJSON()),
        marks: document.querySelectorAll("template script, link[as=script]").length,
      };
    });
    expect(asked.scripts.length, path).toBeGreaterThan(5);
    expect(Math.min(...asked.scripts.map(({ startTime }) => startTime)), path).toBeGreaterThan(asked.sheetsEnd);
    const names = asked.scripts.map(({ name }) => name);
    expect(names, path).toEqual([...new Set(names)]);
    expect(asked.marks, path).toBe(0);
  }
});
