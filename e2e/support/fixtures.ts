import { test as base, type BrowserContext, type BrowserContextOptions, expect } from "@playwright/test";
import { type Complaints, createComplaints } from "./guard";
import { inventAddress } from "./post-contact";
import { createSandboxClient, type SandboxClient } from "./sandbox";
import { type StartedSite, startSite } from "./server";

export const LOADING_SEEN_KEY = "loading-screen-seen";
export const WELCOME_SHOWN_KEY = "welcome-toast-shown";

export interface SiteOptions {
  /** Most tests are about what comes after it. */
  showsOpeningScreen: boolean;
}

interface SiteFixtures {
  complaints: Complaints;
  sandbox: SandboxClient;
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  startAnotherSite: (settings: Record<string, string>) => Promise<StartedSite>;
}

const skipOpeningScreen = (context: BrowserContext) =>
  context.addInitScript(
    (keys) => {
      // A new tab's blank page has no storage.
      if (location.protocol.startsWith("http")) for (const key of keys) sessionStorage.setItem(key, "1");
    },
    [LOADING_SEEN_KEY, WELCOME_SHOWN_KEY],
  );

export const test = base.extend<SiteOptions & SiteFixtures>({
  showsOpeningScreen: [false, { option: true }],

  // A different IP for every visitor, so that tests do not share limits.
  extraHTTPHeaders: async ({}, provide) => provide({ "x-forwarded-for": inventAddress() }),

  complaints: [
    async ({}, provide) => {
      const complaints = createComplaints();
      await provide(complaints);
      expect(complaints.list(), "the browser's complaints").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, complaints, showsOpeningScreen }, provide) => {
    await complaints.watch(context);
    if (!showsOpeningScreen) await skipOpeningScreen(context);
    await provide(context);
  },

  openContext: async ({ browser, complaints, contextOptions, baseURL, showsOpeningScreen }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const extraHTTPHeaders = { "x-forwarded-for": inventAddress() };
      const context = await browser.newContext({ ...contextOptions, baseURL, extraHTTPHeaders, ...options });
      opened.push(context);
      await complaints.watch(context);
      if (!showsOpeningScreen) await skipOpeningScreen(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  sandbox: async ({ request }, provide) => provide(createSandboxClient(request)),

  startAnotherSite: async ({ complaints }, provide) => {
    const sites: StartedSite[] = [];
    await provide(async (settings) => {
      const site = await startSite(settings);
      sites.push(site);
      return site;
    });
    await complaints.closePages();
    await Promise.all(sites.map((site) => site.stop()));
  },
});

export { expect };
