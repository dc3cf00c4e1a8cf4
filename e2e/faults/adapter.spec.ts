import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { type StartedSite, startSite } from "@/e2e/support/server";
import { LOOPBACK, NEXT_PROGRAM } from "@/e2e/support/site-environment";
import { copyProject } from "@/scripts/owner-tests/copy-project";

const BUILD_LIMIT_MS = 900_000;
const PAGES = ["/", "/projects", "/login", "/register", "/forgot-password", "/no-such-page", "/blog/first"];

const ADAPTER = 'export default { name: "does nothing" };\n';
const POST = `export const dynamicParams = false;

export function generateStaticParams() {
  return [{ slug: "first" }];
}

export default async function Post({ params }: { params: Promise<{ slug: string }> }) {
  return <main>{(await params).slug}</main>;
}
`;

/** The fixture `complaints` fails the test at the first script that the policy stops. */
async function expectHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Theme settings" }).click();
  await expect(page.getByRole("dialog", { name: "Theme settings" })).toBeVisible();
}

/** The build without one is what e2e/csp.spec.ts opens. */
test.describe("a build on a platform that sets an adapter", () => {
  let project = "";
  let site: StartedSite;

  test.beforeAll(async () => {
    test.setTimeout(BUILD_LIMIT_MS);
    project = copyProject(process.cwd(), "adapter");
    const adapter = path.join(project, ".data", "adapter.mjs");
    mkdirSync(path.dirname(adapter), { recursive: true });
    writeFileSync(adapter, ADAPTER);
    const blog = path.join(project, "app", "(pages)", "blog", "[slug]");
    mkdirSync(blog, { recursive: true });
    writeFileSync(path.join(blog, "page.tsx"), POST);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, NEXT_ADAPTER_PATH: adapter },
    });
    if (status !== 0) throw new Error(stdout + stderr);
    const next = (port: number) => [NEXT_PROGRAM, "start", project, "--hostname", LOOPBACK, "--port", String(port)];
    site = await startSite({}, next);
  });
  test.afterAll(async () => {
    await site?.stop();
    rmSync(project, { recursive: true, force: true });
  });

  test("runs every inline script of every page, and they hydrate", async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    for (const address of PAGES) await expectHydrated(page, site.url + address);
    await expect(page.getByText("first", { exact: true })).toBeVisible();
  });

  test("refuses a value that no page was made for", async ({ request }) => {
    expect((await request.get(`${site.url}/blog/none`)).status()).toBe(404);
  });
});
