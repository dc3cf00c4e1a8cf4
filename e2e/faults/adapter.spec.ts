import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { nextStart, startSite } from "@/e2e/support/server";
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

/** A copy of the project with a page for each value of a parameter, built on a platform that sets an adapter. */
function buildWithAdapter(): string {
  const project = copyProject(process.cwd(), "adapter");
  const adapter = path.join(project, ".data", "adapter.mjs");
  mkdirSync(path.dirname(adapter), { recursive: true });
  writeFileSync(adapter, ADAPTER);
  const blog = path.join(project, "app", "(pages)", "blog", "[slug]");
  mkdirSync(blog, { recursive: true });
  writeFileSync(path.join(blog, "page.tsx"), POST);
  const env = { ...process.env, NEXT_ADAPTER_PATH: adapter };
  const options = { cwd: project, encoding: "utf8", env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], options);
  if (status !== 0) throw new Error(stdout + stderr);
  return project;
}

// The build without an adapter is what e2e/csp.spec.ts opens.
test("with a platform's adapter set, every inline script runs and every page hydrates", async ({
  page,
  complaints,
}) => {
  test.setTimeout(BUILD_LIMIT_MS);
  complaints.allow(/status of 404 .*\/no-such-page\)$/);
  const project = buildWithAdapter();
  const site = await startSite({}, nextStart, project);
  try {
    for (const address of PAGES) await expectHydrated(page, site.url + address);
    await expect(page.getByText("first", { exact: true })).toBeVisible();
    expect((await fetch(`${site.url}/blog/none`)).status).toBe(404);
  } finally {
    await page.close();
    await site.stop();
    rmSync(project, { recursive: true, force: true });
  }
});
