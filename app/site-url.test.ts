import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { afterEach, expect, it, vi } from "vitest";
import { stubSettings } from "@/lib/server/test/stub-settings";
import nextConfig from "@/next.config";
import { writeCard } from "./contact.vcf/write-card";
import { gatherFacts } from "./cv.pdf/cv-facts";
import { getPortfolio } from "./portfolio";
import { describeResume } from "./resume.json/describe-resume";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function readDocuments(SITE_URL: string) {
  stubSettings({ SITE_URL });
  vi.resetModules();
  const { publicUrl } = await import("./site-metadata");
  const portfolio = getPortfolio();
  const card = await writeCard(portfolio, publicUrl, new Date("2026-01-01"));
  return [
    JSON.stringify(gatherFacts(portfolio, publicUrl)),
    card.replaceAll("\r\n ", ""),
    JSON.stringify(describeResume(portfolio, publicUrl)),
  ];
}

it("the CV, the contact card and resume.json contain the site's URL if it is set, and never a localhost URL", async () => {
  for (const text of await readDocuments("https://ada.dev")) expect(text).toContain("https://ada.dev");
  for (const text of await readDocuments("")) expect(text).not.toContain("localhost");
});

it.each([
  ["ada.dev", "SITE_URL must begin with https://: write https://ada.dev"],
  ["https://ada.dev/portfolio", "SITE_URL must end with the host: write https://ada.dev"],
])("a plain build with SITE_URL=%s says what is wrong with it", (url, sentence) => {
  vi.stubEnv("SITE_URL", url);
  expect(() => nextConfig(PHASE_PRODUCTION_BUILD)).toThrow(sentence);
});
