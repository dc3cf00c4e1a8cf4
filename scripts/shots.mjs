/** `npm run shots`: every page and state into ./shots. Flags: --widths=, --themes=, --states=, --url=. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { LOADING_SEEN_KEY, WELCOME_SHOWN_KEY } from "../e2e/support/fixtures.ts";
import { startSite } from "../e2e/support/server.ts";
import { PAGE_STATES } from "../e2e/support/states.ts";
import { describePlatform, findChromium } from "./setup/chromium.mjs";
import { runMain } from "./setup/process-group.mjs";
import { Refusal, say } from "./setup/project.mjs";

const FOLDER = "shots";
const HEIGHT_PX = 900;
const OVERLAY_MOMENTS_MS = [200, 1800, 3400];

const { values } = parseArgs({
  options: {
    widths: { type: "string", default: "360,768,1024,1440,1920" },
    themes: { type: "string", default: "light,dark" },
    states: { type: "string", default: "" },
    url: { type: "string" },
  },
});
const isWanted = (name) => values.states.split(",").some((prefix) => name.startsWith(prefix));

/** The opening screen runs on CSS time, set by hand. */
async function takeOverlay(page, fileOf) {
  await page.goto("/", { waitUntil: "commit" });
  const screen = page.locator(".loading-screen");
  await screen.waitFor();
  for (const moment of OVERLAY_MOMENTS_MS) {
    await screen.evaluate((element, time) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
      // A script writes the figure a frame later.
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, moment);
    await page.screenshot({ path: fileOf(`overlay-${moment}`) });
  }
}

async function takeState(page, { name, path: url, prepare, reach, focus }, file) {
  await prepare?.(page);
  await page.goto(url);
  await reach?.(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  if (focus) await page.locator(focus).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const isWhole = name.startsWith("projects") || name === "home" || name === "not-found";
  await page.screenshot({ path: file, fullPage: isWhole });
}

async function takeAll(browser, baseURL, width, colorScheme) {
  const fileOf = (name) => path.join(FOLDER, `${name}-${width}-${colorScheme}.png`);
  const viewport = { width, height: HEIGHT_PX };
  if (isWanted("overlay")) {
    const context = await browser.newContext({ baseURL, viewport, colorScheme });
    await takeOverlay(await context.newPage(), fileOf);
    await context.close();
  }
  for (const state of PAGE_STATES.filter(({ name, fits }) => isWanted(name) && (fits?.(width) ?? true))) {
    const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: "reduce" });
    await context.addInitScript(
      (keys) => keys.forEach((key) => location.protocol.startsWith("http") && sessionStorage.setItem(key, "1")),
      [LOADING_SEEN_KEY, WELCOME_SHOWN_KEY],
    );
    await takeState(await context.newPage(), state, fileOf(state.name));
    await context.close();
  }
}

await runMain(async (processes) => {
  const { file: executablePath, problem } = await findChromium(describePlatform(processes));
  if (problem) throw new Refusal(problem);
  await mkdir(FOLDER, { recursive: true });
  const started = values.url ? undefined : await startSite({});
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const width of values.widths.split(",").map(Number)) {
      for (const theme of values.themes.split(",")) {
        await takeAll(browser, values.url ?? started.url, width, theme);
        say(`${width} px, ${theme}: done`);
      }
    }
  } finally {
    await browser.close();
    await started?.stop();
  }
  say(`The pictures are in ./${FOLDER}.`);
  return 0;
});
