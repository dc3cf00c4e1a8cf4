import { afterEach, expect, it, vi } from "vitest";
import { readPdf } from "@/e2e/support/read-pdf";

afterEach(() => vi.unstubAllEnvs());

async function readDocuments(siteUrl: string) {
  vi.stubEnv("SITE_URL", siteUrl);
  vi.resetModules();
  const cv = await (await import("./cv.pdf/route")).GET();
  const card = await (await import("./contact.vcf/route")).GET();
  const resume = (await import("./resume.json/route")).GET();
  const { text, links } = await readPdf(new Uint8Array(await cv.arrayBuffer()));
  return [text + links.join(" "), (await card.text()).replaceAll("\r\n ", ""), await resume.text()];
}

it("downloads name the site's URL if it is known, and never localhost", async () => {
  for (const text of await readDocuments("https://ada.dev")) expect(text).toContain("https://ada.dev");
  for (const text of await readDocuments("")) expect(text).not.toContain("localhost");
});
