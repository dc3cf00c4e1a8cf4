import { expect, it } from "vitest";
import { watchConsole } from "@/e2e/support/console-errors";
import { startSite } from "@/e2e/support/server";
import { fortyEntries } from "./contents/forty-entries";
import { lagos } from "./contents/lagos";
import { nothingButAName } from "./contents/nothing-but-a-name";
import type { OwnerContent } from "./contents/owner-content";
import { openBrowser } from "./support/open-own-site";
import { personaliseCopy } from "./support/personalise-copy";

const LIMIT_MS = 300_000;

/** Only in development does React warn of duplicate keys and hydration mismatches. */
it.each<OwnerContent>([nothingButAName, lagos, fortyEntries])(
  "npm run dev causes no warnings in the browser of an owner with $name",
  async (content) => {
    const copy = personaliseCopy("dev", content);
    const site = await startSite({ NODE_ENV: "development" }, () => ["scripts/start.mjs", "--dev"], copy.folder);
    const browser = await openBrowser(copy);
    try {
      const context = await browser.newContext();
      const heard = watchConsole();
      await heard.watch(context);
      const page = await context.newPage();
      for (const address of ["/login", "/projects", "/"]) {
        // Without accounts, there is no sign-in page.
        if ((await fetch(site.url + address)).ok) await page.goto(site.url + address, { waitUntil: "networkidle" });
      }
      for (const name of ["Theme settings", "Open assistant", /^View Certificate/]) {
        const [button] = await page.getByRole("button", { name }).all();
        await button?.click();
        await page.keyboard.press("Escape");
      }
      await heard.closePages();
      expect(heard.list()).toEqual([]);
    } finally {
      await browser.close();
      await site.stop();
      copy.remove();
    }
  },
  LIMIT_MS,
);
