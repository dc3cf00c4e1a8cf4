import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

async function readDocuments(siteUrl: string) {
  vi.stubEnv("SITE_URL", siteUrl);
  vi.resetModules();
  const { publicUrl } = await import("./site-metadata");
  const { gatherFacts } = await import("./cv.pdf/cv-facts");
  const card = await (await import("./contact.vcf/route")).GET();
  const resume = (await import("./resume.json/route")).GET();
  const cv = JSON.stringify(gatherFacts(publicUrl));
  return [cv, (await card.text()).replaceAll("\r\n ", ""), await resume.text()];
}

it("the CV, the contact card and resume.json contain the site's URL if it is set, and never a localhost URL", async () => {
  for (const text of await readDocuments("https://ada.dev")) expect(text).toContain("https://ada.dev");
  for (const text of await readDocuments("")) expect(text).not.toContain("localhost");
});
