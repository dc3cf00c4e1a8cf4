import { cpSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { expect } from "vitest";
import { readPdf } from "@/e2e/support/read-pdf";
import { startSite, type StartedSite } from "@/e2e/support/server";
import { FLAGS, openCopy, type OwnCopy } from "./open-copy";

/** Opens the browser that the copy's own tests would use. */
export function openBrowser(copy: OwnCopy) {
  const find = `import { findChromium } from "./scripts/setup/chromium.mjs";
    console.log((await findChromium(async () => ({ exitCode: 1 }))).file ?? "");`;
  const file = copy.run(process.execPath, ["--input-type=module", "-e", find]).output.trim();
  return chromium.launch({ executablePath: file || undefined, args: ["--no-sandbox"] });
}

/** A personalised copy, with a browser that stays open while the site is built, changed and built again. */
export async function openOwnSite() {
  const copy = openCopy("own-site");
  expect(copy.runTool("personalise", "--yes", ...FLAGS)).toMatchObject({ status: 0 });
  const browser = await openBrowser(copy);
  const page = await browser.newPage();
  let server: StartedSite | undefined;
  const url = () => server?.url ?? "";

  return {
    copy,
    page,
    url,
    output: () => server?.output(),
    stop: () => server?.stop(),
    read: async (address: string) => (await fetch(url() + address)).text(),
    readCv: async () => (await readPdf(new Uint8Array(await (await fetch(`${url()}/cv.pdf`)).arrayBuffer()))).text,

    /** Serves the standalone build as the Dockerfile does. The URL stays the same, so that browser caches apply. */
    async rebuild(settings: Record<string, string> = {}) {
      const env = { BUILD_STANDALONE: "1", SITE_URL: "https://ada.dev", ...settings };
      const { status, output } = copy.run(process.execPath, ["scripts/build.mjs"], env);
      expect(status, output).toBe(0);
      const folder = copy.at(".next/standalone");
      for (const part of [".next/static", "public"])
        cpSync(copy.at(part), path.join(folder, part), { recursive: true });
      const PORT = server ? new URL(server.url).port : "";
      const started = { SITE_URL: "", DATABASE_URL: "", HOSTNAME: "127.0.0.1", PORT };
      server = await startSite(started, () => ["server.js"], folder);
      return output;
    },

    async lookAtPortrait() {
      await page.goto(url());
      const seen = await page.locator("#home img").evaluate(async ({ currentSrc }: HTMLImageElement) => {
        return { url: currentSrc, bytes: [...new Uint8Array(await (await fetch(currentSrc)).arrayBuffer())] };
      });
      const { channels } = await sharp(Buffer.from(seen.bytes)).stats();
      return { url: seen.url, colour: channels.map(({ mean }) => Math.round(mean)) };
    },

    async close() {
      await browser.close();
      await server?.stop();
      copy.remove();
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof openOwnSite>>;
