import type { BrowserContext } from "@playwright/test";

/** Everything a browser complains of while a test runs: console errors and warnings, uncaught errors, policy violations. */
export function createComplaints() {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const watched: BrowserContext[] = [];
  return {
    /** Expects complaints that match, such as the console's line about a 503 that the test provokes. */
    allow: (pattern: RegExp) => void allowed.push(pattern),
    /** Watches another context too. */
    async watch(context: BrowserContext) {
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
    /** Closes every page, so that a server can end without a page that still asks it for something. */
    closePages: () => Promise.all(watched.flatMap((context) => context.pages()).map((page) => page.close())),
    /** The complaints that no pattern allows. */
    list: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

export type Complaints = ReturnType<typeof createComplaints>;
