import { expect, it } from "vitest";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent, owner } from "@/lib/portfolio/test/contents";
import { writeCard } from "./write-card";

const readCard = (change: object) =>
  writeCard(
    resolvePortfolio(makeContent({ site: { owner: { ...owner, ...change } } })),
    undefined,
    new Date("2026-01-01"),
  );

// RFC 2426 requires escaped commas, semicolons and backslashes, and lines of at most 75 bytes.
it.each([
  ["Ada King; Lovelace", "Ada", {}, "N:King\\; Lovelace;Ada;;;", "FN:Ada King\\; Lovelace"],
  ["Martin King, Jr.", "Martin", {}, "N:King\\, Jr.;Martin;;;", "FN:Martin King\\, Jr."],
  ["Žluťoučký Kůň", "Žluťoučký", {}, "N:Kůň;Žluťoučký;;;", "FN:Žluťoučký Kůň"],
  ["सीता गुरुङ", "सीता", { latinName: "Sita" }, "N:गुरुङ;सीता;;;", "FN:सीता गुरुङ"],
  ["Christopher Walker", "Chris", {}, "N:Walker;Christopher;;;", "NICKNAME:Chris"],
  ["王小明", "小明", { familyName: "王", latinName: "Wang Xiaoming" }, "N:王;小明;;;", "FN:王小明"],
])("the contact card contains the full name %s", async (name, firstName, more, ...lines) => {
  const card = await readCard({ name, firstName, ...more });
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll("\r\n ", "").split("\r\n")).toEqual(expect.arrayContaining(lines));
});

it("has a nickname only if the owner is called by another name", async () => {
  expect(await readCard({ name: "Ada Lovelace", firstName: "Ada" })).not.toContain("NICKNAME");
});
