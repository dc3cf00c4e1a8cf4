import type { BrowserContext } from "@playwright/test";

/** Everything a browser complains of while a test runs: console errors and warnings, uncaught errors, policy violations. */
export interface Complaints {
  /** Expects complaints that match, such as the console's line about a 503 that the test provokes. */
  allow(pattern: RegExp): void;
  /** Watches another context too. */
  watch(context: BrowserContext): Promise<void>;
  /** Closes every page, so that a server can end without a page that still asks it for something. */
  closePages(): Promise<void>;
  /** The complaints that no pattern allows. */
  list(): string[];
}

export function createComplaints(): Complaints {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const watched: BrowserContext[] = [];
  return {
    allow: (pattern) => void allowed.push(pattern),
    async watch(context) {
      watched.push(context);
      context.on("console", (message) => {
        if (!["error", "warning"].includes(message.type())) return;
        heard.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
      });
      // React reports a mismatch of server and browser here too.
      context.on("weberror", (error) => void heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`Policy violation: ${event.effectiveDirective} blocked ${event.blockedURI}`);
        });
      });
    },
    async closePages() {
      const pages = watched.flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.close()));
    },
    list: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
