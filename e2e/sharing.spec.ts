import { certificates } from "@/content/certificates";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";

test("a shared link carries title, description, canonical address and a picture", async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of ["/", "/projects"]) {
    await page.goto(path);
    const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).first();
    await expect(page).toHaveTitle(new RegExp(site.owner.name));
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
    await expect(meta("description")).toHaveAttribute("content", /.{40,}/);
    await expect(meta("og:title")).toHaveAttribute("content", /.+/);
    await expect(meta("twitter:card")).toHaveAttribute("content", "summary_large_image");

    const picture = new URL((await meta("og:image").getAttribute("content")) ?? "");
    const response = await request.get(new URL(picture.pathname, baseURL).href);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/png");
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("icons and manifest are there and fit together", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.name).toContain(site.owner.name);
  for (const icon of manifest.icons) {
    const response = await request.get(icon.src);
    expect(response.status(), icon.src).toBe(200);
    const png = await response.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(icon.sizes);
  }
});

test("structured data names the owner, the site and every certificate", async ({ page }) => {
  await page.goto("/");
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(json ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  const ofType = (type: string) => data["@graph"].filter((node: { "@type": string }) => node["@type"] === type);
  expect(ofType("Person")).toMatchObject([{ name: site.owner.name, jobTitle: site.owner.role }]);
  expect(ofType("WebSite")).toHaveLength(1);
  expect(ofType("EducationalOccupationalCredential").map((node: { name: string }) => node.name)).toEqual(
    certificates.certificates.map((certificate) => certificate.title),
  );
  const ids = new Set(data["@graph"].map((node: { "@id": string }) => node["@id"]));
  for (const reference of ofType("Person")[0].hasCredential) expect(ids).toContain(reference["@id"]);
});

test("robots, sitemap and llms.txt are made from the same content", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/Disallow: \/api\//);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(robots).toContain("Sitemap: ");
  expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname)).toEqual([
    "/",
    "/projects",
  ]);
  const llms = await (await request.get("/llms.txt")).text();
  expect(llms.startsWith(`# ${site.owner.name}\n\n> ${site.description}`)).toBe(true);
  for (const project of projects.projects) expect(llms).toContain(`/projects#${project.id}`);
});
