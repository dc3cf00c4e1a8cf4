import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { expect, MOVING, test } from "./support/fixtures";
import { boxOf, findCovered, nextFrames, readLines, scrollPageTo } from "./support/page";
import { portfolio } from "./support/portfolio";
import { LOOPBACK, SITE_URL } from "./support/site-environment";

const { sections, summit } = portfolio;

test.use(MOVING);
test.skip(!portfolio.landscape, "needs a landscape");

const line = (page: Page) => page.locator(".trail-line");
const fill = (page: Page) => line(page).locator('[data-slot="trail-fill"]');
const waypoints = (page: Page) => page.locator('main [data-slot="waypoint"]');
const SIZES = [
  [320, 568],
  [320, 640],
  [360, 740],
  [368, 740],
  [390, 844],
  [430, 932],
  [667, 375],
  [740, 600],
  [768, 800],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;
/** How far below the top of the screen the line is filled. */
const headOf = async (page: Page) => (await boxOf(fill(page))).height;
const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height;
};

test("every section is a waypoint of the trek, the summit is named, and so is the camp at the end", async ({
  landing: page,
}) => {
  await expect(waypoints(page)).toHaveCount(sections.length);
  for (const [index, { waypoint }] of sections.entries()) {
    const label = [waypoint?.place, waypoint?.elevation].filter(Boolean).join(" · ");
    await expect(waypoints(page).nth(index).locator("p.accent-mark")).toHaveText(label ? [label] : []);
  }
  const place = sections.at(-1)?.waypoint?.place;
  await expect(page.locator('[data-slot="camp-name"]')).toHaveText(place ? [place] : []);
  await expect(page.locator('[data-slot="camp"] > svg')).toHaveCount(1);
  const name = page.locator("[data-hero-summit]");
  if (!summit) return expect(name).toHaveCount(0);
  const words = [summit.name, summit.elevation, summit.isClosed && "not climbed"];
  await expect(name).toHaveText(words.filter(Boolean).join(" "));
  await expect(page.locator('[data-slot="summit"]')).toHaveText(words.filter(Boolean).join(" "));
});

/** Stands at the end of each piece that is sent, because a busy browser shows half of a section while it reads it. */
const SENT = "<!--sent-->";
const countSent = (page: Page) =>
  page.evaluate((mark) => document.documentElement.outerHTML.split(mark).length - 1, SENT);

/** Where every part of the sections is that have arrived, in the order of the page. */
const readPlaces = (page: Page) =>
  page.locator(".trail-sections *").evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y } = part.getBoundingClientRect();
      return [part.localName, Math.round(x), Math.round(y + scrollY)].join(" ");
    }),
  );

test("on a slow connection, what has arrived stays in place while the sections arrive one by one", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  let sendNext = () => {};
  const serve = async (url: string, response: ServerResponse) => {
    const answer = await fetch(SITE_URL + url);
    response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
    if (url !== "/") return response.end(Buffer.from(await answer.arrayBuffer()));
    const pieces = (await answer.text()).split(/(?=<section id="(?!home"))/);
    sendNext = () => {
      const piece = pieces.shift() ?? "";
      if (pieces.length > 0) response.write(piece + SENT);
      else response.end(piece);
    };
    sendNext();
  };
  const slow = createServer(({ url = "/" }, response) => void serve(url, response));
  await once(slow.listen(0, LOOPBACK), "listening");
  await page.goto(`http://${LOOPBACK}:${(slow.address() as AddressInfo).port}`, { waitUntil: "commit" });
  let before: string[] = [];
  for (const sent of sections.keys()) {
    await expect.poll(() => countSent(page)).toBe(sent + 1);
    await page.evaluate(() => document.fonts.ready);
    await nextFrames(page);
    const places = await readPlaces(page);
    expect(places.slice(0, before.length)).toEqual(before);
    expect(places.length > before.length, "another section").toBe(sent > 0);
    before = places;
    sendNext();
  }
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await nextFrames(page);
  expect((await readPlaces(page)).slice(0, before.length)).toEqual(before);
  await page.goto("about:blank");
  slow.close();
});

test("the climber shows the height of each waypoint that it passes", async ({ landing: page }) => {
  test.skip(!sections[0]?.waypoint, "needs heights");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const climber = page.locator('[data-slot="climber"]');
  for (const [index, { waypoint }] of sections.entries()) {
    const top = await waypoints(page)
      .nth(index)
      .evaluate((one) => one.getBoundingClientRect().top + scrollY);
    await scrollPageTo(page, 0);
    const aim = top - (await headOf(page));
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    if (aim > end) continue; // A short page ends before its last waypoint is reached.
    await scrollPageTo(page, aim);
    const { y } = await boxOf(waypoints(page).nth(index));
    const head = await boxOf(climber);
    expect(Math.abs(head.y + head.height / 2 - y), "the climber is at the waypoint").toBeLessThanOrEqual(2);
    await expect
      .poll(() => climber.evaluate((one) => Number(getComputedStyle(one).getPropertyValue("--height"))))
      .toBeGreaterThanOrEqual((waypoint?.height ?? NaN) - 10);
    const told = await climber.evaluate((one) => Number(getComputedStyle(one).getPropertyValue("--height")));
    expect(told).toBeLessThanOrEqual((waypoint?.height ?? NaN) + 10);
  }
});

test("above a section stands the profile of the stage that leads to it, as tall as its climb", async ({
  landing: page,
}) => {
  const stages = page.locator('[data-slot="stage"]');
  const climbs = sections.flatMap(({ waypoint }, index) => {
    const before = sections[index - 1]?.waypoint;
    return waypoint && before ? [Math.abs(waypoint.height - before.height)] : [];
  });
  await expect(stages).toHaveCount(climbs.length);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rises: number[] = [];
    for (const [index] of climbs.entries()) {
      const box = await boxOf(stages.nth(index));
      const waypoint = await boxOf(waypoints(page).nth(index + 1));
      expect.soft(Math.abs(box.y + box.height - waypoint.y), "its foot is at the waypoint").toBeLessThanOrEqual(1);
      expect.soft(Math.abs(box.x - (await boxOf(line(page))).x), "it begins on the trail").toBeLessThanOrEqual(2);
      rises.push((await boxOf(stages.nth(index).locator("path").first())).height);
    }
    const byRise = [...climbs.keys()].sort((one, other) => (rises[one] ?? NaN) - (rises[other] ?? NaN));
    const sorted = [...climbs].sort((one, other) => one - other);
    expect.soft(byRise.map((index) => climbs[index])).toEqual(sorted);
  }
});

test("the climber's height is written with a comma after the thousands", async ({ page }) => {
  test.skip(!sections[0]?.waypoint, "needs heights");
  await page.goto("/");
  const climber = page.locator('[data-slot="climber"]');
  await expect(climber).toBeAttached();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await climber.evaluate((one) => getComputedStyle(one, "::after").content);
    expect(shown, `${width} px`).toBe('counter(thousands, thousands) counter(rest, rest) "\u00a0m"');
  }
  const readParts = (height: number) =>
    climber.evaluate((one, metres) => {
      one.style.animation = "none";
      one.style.setProperty("--height", String(metres));
      return getComputedStyle(one).counterReset;
    }, height);
  expect(await readParts(-400), "below the sea: a minus, and 400").toBe("thousands -1 rest 400");
  expect(await readParts(0)).toBe("thousands 0 rest 0");
  expect(await readParts(999)).toBe("thousands 0 rest 999");
  expect(await readParts(1000), "three zeros").toBe("thousands 1 rest -1000");
  expect(await readParts(2010)).toBe("thousands 2 rest -10");
  expect(await readParts(2999)).toBe("thousands 2 rest -999");
});

test("the climber is visible only once the line has begun to fill", async ({ landing: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const place = page.locator('[data-slot="climber-place"]');
  test.skip(!(await place.count()), "needs heights");
  await scrollPageTo(page, 100);
  await expect(place, "the line has not begun to fill").toHaveCSS("opacity", "0");
  const { y } = await boxOf(line(page));
  await scrollPageTo(page, 100 + y - (await headOf(page)) + 50);
  await expect(place, "the line is filled a little").toHaveCSS("opacity", "1");
});

test("the trail bends with one radius, and ends at the camp on the ridge's shoulder", async ({ landing: page }) => {
  for (const width of [320, 390, 768, 1024, 1440, 1920, 2560, 3200]) {
    await page.setViewportSize({ width, height: 900 });
    const bend = page.locator('[data-slot="trail-bend"]').last();
    expect.soft((await boxOf(bend)).width, `${width} px, the bend`).toBe(96);
    const climb = page.locator('[data-slot="trail-climb"] > path').last();
    const [start, end] = await climb.evaluate((path: SVGPathElement) =>
      [0, path.getTotalLength()].map((length) => {
        const { x, y } = path.getPointAtLength(length).matrixTransform(path.getScreenCTM() ?? undefined);
        return { x, y };
      }),
    );
    const { x, y, width: right, height: bottom } = await boxOf(bend);
    expect.soft(Math.abs((start?.x ?? NaN) - x - right), `${width} px, from the bend`).toBeLessThan(2);
    expect.soft(Math.abs((start?.y ?? NaN) - y - bottom), `${width} px, from the bend`).toBeLessThan(2);
    const camp = await boxOf(page.locator('[data-slot="camp"]'));
    expect.soft(Math.abs((end?.x ?? NaN) - camp.x - camp.width / 2), `${width} px, to the camp`).toBeLessThan(1.5);
    expect.soft(Math.abs((end?.y ?? NaN) - camp.y - camp.height / 2), `${width} px, to the camp`).toBeLessThan(1.5);
    expect.soft((end?.x ?? NaN) - (start?.x ?? NaN), `${width} px, it goes on`).toBeGreaterThan(20);
    const ridge = await boxOf(page.locator('[data-slot="ridge"]'));
    expect.soft(camp.y, `${width} px, on the ridge`).toBeGreaterThan(ridge.y);
    for (const name of await page.locator('[data-slot="summit"], [data-slot="camp-name"]').all()) {
      const box = await boxOf(name);
      expect.soft(box.x + box.width, `${width} px, the name fits`).toBeLessThan(width - 10);
    }
  }
});

test("the summit's name is clear of text, buttons and the portrait, and stays on the screen in longer words", async ({
  landing: page,
}) => {
  test.skip(!summit, "needs a summit");
  const name = page.locator('[data-slot="hero-summit-name"]');
  const others = "#home :is(h1 > span, p, li, a, img), header :is(a, button), [aria-label^=Open]";
  const say = (words: string) =>
    name.locator("span", { hasText: /^(not climbed|noch nicht bestiegen)$/ }).evaluateAll((spans, text) => {
      for (const span of spans) span.textContent = text;
    }, words);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height} px`;
    if (width >= 390) await expect.soft(name, size).toBeVisible();
    const box = await boxOf(name);
    if (await name.isVisible()) expect.soft(box.x + box.width, size).toBeLessThan(width - 10);
    expect.soft(await findCovered(name, others), size).toEqual([]);
    if (!summit?.isClosed) continue;
    await say("noch nicht bestiegen");
    const lines = await readLines(name);
    expect.soft(Math.max(...lines.map((line) => line.x + line.width)), size).toBeLessThanOrEqual(width);
    expect.soft(Math.min(...lines.map(({ x }) => x)), size).toBeGreaterThanOrEqual(0);
    await say("not climbed");
  }
  // On a phone in landscape, the text stands on the left.
  for (const width of [667, 844]) {
    await page.setViewportSize({ width, height: 390 });
    const lines = await readLines(page.locator("#home [data-hero-parts] > p").last());
    const ends = Math.max(...lines.map(({ x, width }) => x + width));
    const relief = await boxOf(page.locator("[data-hero-relief]"));
    // The drawing's outermost contour begins at 5% of its width.
    expect.soft(ends, `${width} px, the text ends before the mountain`).toBeLessThan(relief.x + 0.05 * relief.width);
  }
});

test("the line in the margin fills as the page scrolls", async ({ landing: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollPageTo(page, 0);
    const size = `${width} × ${height} px`;
    const start = await boxOf(line(page));
    expect(await bottomOf(fill(page)), `${size}, empty at the top`).toBeLessThanOrEqual(start.y);
    const lefts = await waypoints(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(start.x, size).toBeGreaterThan(0);
    expect(start.x + start.width, size).toBeLessThan(Math.min(...lefts) - 5);
    await scrollPageTo(page, await page.evaluate(() => document.body.scrollHeight / 2));
    await expect.poll(() => bottomOf(fill(page)), size).toBeGreaterThan(height / 2);
    expect(await bottomOf(fill(page)), size).toBeLessThan(height);
    await scrollPageTo(page, 1_000_000);
    const footer = await page.getByRole("contentinfo").boundingBox();
    const bend = page.locator('[data-slot="trail-bend"]').last();
    await expect.poll(() => bottomOf(bend), size).toBeCloseTo(footer?.y ?? NaN, 0);
    expect(await bottomOf(line(page)), size).toBeCloseTo((await boxOf(bend)).y, 0);
    expect(await bottomOf(fill(page)), size).toBeCloseTo((await boxOf(bend)).y, 0);
  }
});

test("with reduced motion the line is full and still", async ({ landing: page }) => {
  expect(await boxOf(fill(page))).toEqual(await boxOf(line(page)));
  await scrollPageTo(page, 1_000_000);
  expect(await page.locator(".trail").evaluate((trail) => trail.getAnimations({ subtree: true }).length)).toBe(0);
});
