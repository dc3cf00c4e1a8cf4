/**
 * What `npm run shots` runs: pictures of every page and state, at five widths, in both themes, into ./shots. Fewer of them with
 * `--widths=360,1440`, `--themes=dark`, `--states=home,form-error`; of a site that runs already with `--url=…`.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { site } from "@/content/site";
import { startSite } from "@/e2e/support/server";
import { type PageState, PAGE_STATES } from "@/e2e/support/states";
import { LOADING_SEEN_KEY, WELCOME_SHOWN_KEY, WELCOME_TOAST } from "@/components/loading/loading";

const FOLDER = "shots";
const HEIGHT_PX = 900;
const OVERLAY_MOMENTS_MS = [200, 1800, 3400];
const WITHOUT_PINNED = `body > header, body > a[href="#content"], [aria-label="Open assistant"] { visibility: hidden }`;
const SECTIONS = ["home", ...site.sections];

const { values } = parseArgs({
  options: {
    widths: { type: "string", default: "360,768,1024,1440,1920" },
    themes: { type: "string", default: "light,dark" },
    states: { type: "string" },
    url: { type: "string" },
  },
});
const widths = values.widths.split(",").map(Number);
const themes = values.themes.split(",").map((theme) => (theme === "dark" ? "dark" : "light"));
const wanted = values.states?.split(",");
const isWanted = (name: string) => !wanted || wanted.some((prefix) => name.startsWith(prefix));

/** Brings in the pictures that would come as the visitor scrolls. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/** Each part of the page by itself, without what is pinned to the screen over it. */
async function takeSections(page: Page, fileOf: (name: string) => string) {
  const parts = new Map(SECTIONS.map((id) => [`section-${id}`, page.locator(`#${id}`)]));
  parts.set("section-footer", page.getByRole("contentinfo"));
  for (const [name, part] of parts) {
    if (isWanted(name)) await part.screenshot({ path: fileOf(name), style: WITHOUT_PINNED });
  }
}

/** The opening screen runs on its animations' time, which is set by hand. */
async function takeOverlay(page: Page, fileOf: (name: string) => string) {
  await page.goto("/", { waitUntil: "commit" });
  const screen = page.locator(".loading-screen");
  await screen.waitFor();
  for (const moment of OVERLAY_MOMENTS_MS) {
    await screen.evaluate((element, time) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
      // The figure is written by script, a frame later.
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, moment);
    await page.screenshot({ path: fileOf(`overlay-${moment}`) });
  }
}

async function takeState(page: Page, { name, path: address, prepare, reach, focus }: PageState, file: string) {
  await prepare?.(page);
  await page.goto(address);
  await reach?.(page);
  await loadPictures(page);
  if (focus) await page.locator(focus).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const isWhole = name.startsWith("projects") || name === "home" || name === "not-found";
  await page.screenshot({ path: file, fullPage: isWhole });
}

async function takeWelcome(page: Page, file: string) {
  await page.addInitScript((key) => sessionStorage.removeItem(key), WELCOME_SHOWN_KEY);
  await page.goto("/");
  await page.getByText(WELCOME_TOAST.title, { exact: true }).waitFor();
  await page.screenshot({ path: file });
}

async function takeAll(browser: Browser, baseURL: string, width: number, colorScheme: "light" | "dark") {
  const fileOf = (name: string) => path.join(FOLDER, `${name}-${width}-${colorScheme}.png`);
  const inFreshTab = async (take: (page: Page) => Promise<void>, isFirstVisit = false) => {
    const viewport = { width, height: HEIGHT_PX };
    const reducedMotion = isFirstVisit ? "no-preference" : "reduce";
    const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion });
    if (!isFirstVisit) {
      await context.addInitScript(
        (keys) => keys.forEach((key) => location.protocol.startsWith("http") && sessionStorage.setItem(key, "1")),
        [LOADING_SEEN_KEY, WELCOME_SHOWN_KEY],
      );
    }
    await take(await context.newPage());
    await context.close();
  };

  if (isWanted("overlay")) await inFreshTab((page) => takeOverlay(page, fileOf), true);
  if (isWanted("welcome")) await inFreshTab((page) => takeWelcome(page, fileOf("welcome")));
  if (!wanted || wanted.some((name) => name.startsWith("section"))) {
    await inFreshTab(async (page) => {
      await page.goto("/");
      await loadPictures(page);
      await takeSections(page, fileOf);
    });
  }
  for (const state of PAGE_STATES.filter(({ name, fits }) => isWanted(name) && (fits?.(width) ?? true))) {
    await inFreshTab((page) => takeState(page, state, fileOf(state.name)));
  }
}

await mkdir(FOLDER, { recursive: true });
const started = values.url ? undefined : await startSite({});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const width of widths) {
    for (const theme of themes) {
      await takeAll(browser, values.url ?? started?.url ?? "", width, theme);
      process.stdout.write(`${width} px, ${theme}: done\n`);
    }
  }
} finally {
  await browser.close();
  await started?.stop();
}
process.stdout.write(`The pictures are in ./${FOLDER}.\n`);
