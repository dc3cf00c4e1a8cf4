import { expect, it, vi } from "vitest";
import { site } from "@/content/site";

async function readCard(owner: object) {
  vi.resetModules();
  vi.doMock("@/content/site", () => ({ site: { ...site, owner: { ...site.owner, ...owner } } }));
  const { GET } = await import("./route");
  return (await GET()).text();
}

// RFC 2426 requires escaped commas, semicolons and backslashes, and lines of at most 75 bytes.
it.each([
  ["Ada King; Lovelace", "Ada", "N:King\\; Lovelace;Ada;;;", "FN:Ada King\\; Lovelace"],
  ["Martin King, Jr.", "Martin", "N:King\\, Jr.;Martin;;;", "FN:Martin King\\, Jr."],
  ["Žluťoučký Kůň", "Žluťoučký", "N:Kůň;Žluťoučký;;;", "FN:Žluťoučký Kůň"],
  ["सीता गुरुङ", "सीता", "N:गुरुङ;सीता;;;", "FN:सीता गुरुङ"],
])("the contact card contains the full name %s", async (name, firstName, ...lines) => {
  const card = await readCard({ name, firstName });
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll("\r\n ", "").split("\r\n")).toEqual(expect.arrayContaining(lines));
});
