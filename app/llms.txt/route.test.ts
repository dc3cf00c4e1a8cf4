import { expect, it, vi } from "vitest";
import { cv } from "@/content/cv";
import { site } from "@/content/site";
import { listProfiles } from "@/lib/links";

it("every bullet point of a job ends with exactly one full stop", async () => {
  const job = { title: "Designer", organisation: "Mill", kind: "job", start: "2020", end: "2021" };
  const points = ["Led three designers.", "Cut the waiting time"];
  vi.doMock("@/content/cv", () => ({ cv: { ...cv, experience: [{ ...job, points }] } }));
  const { GET } = await import("./route");
  expect(await GET().text()).toContain("- Designer, Mill, 2020 – 2021. Led three designers. Cut the waiting time.\n");
});

it("names the owner's networks", async () => {
  const { GET } = await import("./route");
  const text = await GET().text();
  for (const { name, url } of listProfiles(site)) expect(text).toContain(`\n- [${name}](${url})\n`);
});
