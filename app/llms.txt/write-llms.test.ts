import { expect, it } from "vitest";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent, type ContentChange } from "@/lib/portfolio/test/contents";
import { writeLlms } from "./write-llms";

const read = (change: ContentChange, siteUrl?: string) =>
  writeLlms(resolvePortfolio(makeContent(change)), siteUrl ? new URL(siteUrl) : undefined);

it("every bullet point of a job ends with exactly one full stop", () => {
  const job = { title: "Designer", organisation: "Mill", start: "2020", end: "2021" };
  const text = read({ cv: { experience: [{ ...job, points: ["Led three.", "Cut the waiting time"] }] } });
  expect(text).toContain("- Designer, Mill, 2020 – 2021. Led three. Cut the waiting time.\n");
});

it("names the owner's networks", () => {
  const channels = { github: { name: "GitHub", url: "https://github.com/ada" } };
  const text = read({ site: { channels, footerChannels: ["github"] } });
  expect(text).toContain("\n- [GitHub](https://github.com/ada)\n");
});

it("has the owner's headings", () => {
  const service = { title: "Web", description: "Sites.", skills: ["HTML"] };
  const text = read({ site: { headings: { services: "What I offer" } }, services: { services: [service] } });
  expect(text).toContain("\n## What I offer\n\n- Web: Sites.\n");
});

it("without SITE_URL, links have no host", () => {
  const project = { id: "engine", title: "Engine", summary: "A machine.", year: 2024, role: "Programming" };
  const change = { projects: { projects: [project] } };
  expect(read(change)).toContain("- [Engine](/projects#engine): A machine.");
  expect(read(change, "https://ada.dev")).toContain("- [Engine](https://ada.dev/projects#engine): A machine.");
});

it("lists awards, publications, references and interests, with whatever is known of each", () => {
  const text = read({
    cv: {
      awards: [{ title: "Prize", issuer: "Fair", date: "2021-03-02", note: "For *silk*." }, { title: "Medal" }],
      publications: [{ title: "On looms", publisher: "Journal", date: "2020", url: "https://journal.org" }],
      references: [{ name: "Jan Novák", role: "Owner, Mill", text: "She *counts*." }, { name: "Eva" }],
      interests: ["Silk"],
    },
  });
  expect(text).toContain("\n## Awards\n\n- Prize, Fair, 2 Mar 2021: For silk.\n- Medal\n");
  expect(text).toContain("\n## Publications\n\n- [On looms](https://journal.org), Journal, 2020\n");
  expect(text).toContain("\n## Interests\n\n- Silk\n");
  expect(text).toContain("\n## References\n\n- Jan Novák, Owner, Mill: She counts.\n- Eva\n");
});
