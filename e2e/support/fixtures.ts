import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import type { DeliveredEmail, DeliveredMessage } from "@/scripts/sandbox/inbox-page";
import { watchConsole, type ConsoleErrors } from "./console-errors";
import type { Rule } from "./faults";
import { scrollPageTo, waitForHydration } from "./page";
import { portfolio } from "./portfolio";
import { inventAddress } from "./post-contact";
import { startSite, type StartedSite } from "./server";
import { SANDBOX_URL, SITE_URL } from "./site-environment";
import { translatePages } from "./translate";

export const LOADING_SEEN_KEY = "loading-screen-seen";
export const WELCOME_SHOWN_KEY = "welcome-toast-shown";

/** For tests of motion: other tests prefer it reduced. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

export interface SiteOptions {
  /** Off by default, because most tests start after the opening screen. */
  showsOpeningScreen: boolean;
  /** Whether the browser translates every page. */
  isTranslated: boolean;
}

/** A client for the sandbox of faults.ts. Lists are newest first. */
function createSandboxClient(request: APIRequestContext) {
  async function list<T>(kind: string, mark: string) {
    const response = await request.get(`${SANDBOX_URL}/${kind}`);
    const entries = (await response.json()) as T[];
    return entries.filter((entry) => JSON.stringify(entry).includes(mark));
  }

  return {
    url: SANDBOX_URL,
    /** Tests share the sandbox, so `match` must be unique. */
    async answer(rule: Rule & { match: string }) {
      const response = await request.post(`${SANDBOX_URL}/control`, { data: rule });
      expect(response.ok(), await response.text()).toBe(true);
    },
    messages: (mark: string) => list<DeliveredMessage>("messages", mark),
    calls: (mark: string) => list<{ body: unknown }>("calls", mark),
    emails: (mark: string) => list<DeliveredEmail>("emails", mark),
  };
}

export type SandboxClient = ReturnType<typeof createSandboxClient>;

interface SiteFixtures {
  consoleErrors: ConsoleErrors;
  /** The landing page, for tests that only look at it. They may resize, scroll and print it, and set media features. */
  landing: Page;
  sandbox: SandboxClient;
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  startAnotherSite: (settings: Record<string, string>) => Promise<StartedSite>;
}

export const skipOpeningScreen = (context: BrowserContext) =>
  context.addInitScript(
    (keys) => {
      // A new tab's blank page has no storage.
      if (!location.protocol.startsWith("http")) return;
      for (const [storage, key] of keys) window[storage].setItem(key, "1");
    },
    [
      [portfolio.openingScreen === "first-visit" ? "localStorage" : "sessionStorage", LOADING_SEEN_KEY],
      ["sessionStorage", WELCOME_SHOWN_KEY],
    ] as const,
  );

export const test = base.extend<SiteOptions & SiteFixtures, { sharedLanding: Page }>({
  showsOpeningScreen: [false, { option: true }],
  isTranslated: [false, { option: true }],

  // Each visitor has a different IP, so that tests do not share limits.
  extraHTTPHeaders: async ({}, provide) => provide({ "x-forwarded-for": inventAddress() }),

  consoleErrors: [
    async ({}, provide) => {
      const consoleErrors = watchConsole();
      await provide(consoleErrors);
      expect(consoleErrors.list(), "errors and warnings in the browser").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, consoleErrors, showsOpeningScreen, isTranslated }, provide) => {
    await consoleErrors.watch(context);
    if (!showsOpeningScreen) await skipOpeningScreen(context);
    if (isTranslated) await translatePages(context);
    await provide(context);
  },

  // One load serves all tests of a worker.
  sharedLanding: [
    async ({ browser }, provide) => {
      const consoleErrors = watchConsole();
      const context = await browser.newContext({ baseURL: SITE_URL, reducedMotion: "reduce" });
      await consoleErrors.watch(context);
      await skipOpeningScreen(context);
      const page = await context.newPage();
      await page.goto("/");
      await waitForHydration(page);
      await provide(page);
      await context.close();
      expect(consoleErrors.list(), "errors and warnings in the browser").toEqual([]);
    },
    { scope: "worker" },
  ],

  landing: async ({ sharedLanding: page, viewport }, provide) => {
    await page.emulateMedia({ media: null, colorScheme: null, contrast: null, reducedMotion: "reduce" });
    if (viewport) await page.setViewportSize(viewport);
    await scrollPageTo(page, 0);
    await provide(page);
  },

  openContext: async ({ browser, consoleErrors, contextOptions, baseURL, showsOpeningScreen }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const extraHTTPHeaders = { "x-forwarded-for": inventAddress() };
      const context = await browser.newContext({ ...contextOptions, baseURL, extraHTTPHeaders, ...options });
      opened.push(context);
      await consoleErrors.watch(context);
      if (!showsOpeningScreen) await skipOpeningScreen(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  sandbox: async ({ request }, provide) => provide(createSandboxClient(request)),

  startAnotherSite: async ({ consoleErrors }, provide) => {
    const sites: StartedSite[] = [];
    await provide(async (settings) => {
      const site = await startSite(settings);
      sites.push(site);
      return site;
    });
    await consoleErrors.closePages();
    await Promise.all(sites.map((site) => site.stop()));
  },
});

export { expect };
