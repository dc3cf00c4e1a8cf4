import type { BrowserContext } from "@playwright/test";

export function watchConsole() {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const watched: BrowserContext[] = [];
  return {
    allow: (pattern: RegExp) => void allowed.push(pattern),
    async watch(context: BrowserContext) {
      watched.push(context);
      context.on("console", (message) => {
        if (!["error", "warning"].includes(message.type())) return;
        heard.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
      });
      // React also reports hydration mismatches as uncaught errors.
      context.on("weberror", (error) => void heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`Policy violation: ${event.effectiveDirective} blocked ${event.blockedURI}`);
        });
      });
    },
    /** Closes all pages, because an open page delays the server's shutdown. */
    closePages: () => Promise.all(watched.flatMap((context) => context.pages()).map((page) => page.close())),
    list: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

export type ConsoleErrors = ReturnType<typeof watchConsole>;
