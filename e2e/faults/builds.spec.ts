import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { copyProject } from "@/e2e/support/copy-project";
import { expect, test } from "@/e2e/support/fixtures";
import { nextStart, startSite } from "@/e2e/support/server";
import { NEXT_PROGRAM } from "@/e2e/support/site-environment";

const BUILD_LIMIT_MS = 900_000;
const PAGES = ["/", "/projects", "/login", "/register", "/forgot-password", "/no-such-page"];
const OPEN_POLICY = /script-src 'self' 'unsafe-inline'/;
const WARNING = "The policy of this build allows any inline script";

const POST = `export const dynamicParams = false;

export function generateStaticParams() {
  return [{ slug: "first" }];
}

export default async function Post({ params }: { params: Promise<{ slug: string }> }) {
  return <main>{(await params).slug}<script defer src="/unknown.js" /></main>;
}
`;

function build(project: string, program: string[], settings: Record<string, string> = {}): string {
  const options = { cwd: project, encoding: "utf8", env: { ...process.env, ...settings } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, program, options);
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout + stderr;
}

/** Opens every page, and checks that its scripts run. The fixtures fail the test after a policy error. */
async function walk(page: Page, project: string, pages: readonly string[]) {
  const site = await startSite({}, nextStart, project);
  try {
    for (const address of pages) {
      await page.goto(site.url + address);
      await page.getByRole("button", { name: "Theme settings" }).click();
      await expect(page.getByRole("dialog", { name: "Theme settings" })).toBeVisible();
    }
    const icons = await page.request.get(`${site.url}/icons.svg`);
    expect(await icons.text()).toContain('<symbol id="ui:');
    const missing = await fetch(`${site.url}/blog/none`);
    expect(missing.status).toBe(404);
    return missing.headers.get("content-security-policy");
  } finally {
    await page.close();
    await site.stop();
    rmSync(project, { recursive: true, force: true });
  }
}

test.beforeEach(({ consoleErrors }) => {
  test.setTimeout(BUILD_LIMIT_MS);
  consoleErrors.allow(/status of 404 .*\/no-such-page\)$/);
});

// e2e/csp.spec.ts covers the build of `npm run build` without an adapter.
test("with a platform's adapter, every page works, even one with a script of its own", async ({ page }) => {
  const project = copyProject("adapter");
  const adapter = path.join(project, "adapter.mjs");
  writeFileSync(adapter, 'export default { name: "does nothing" };\n');
  writeFileSync(path.join(project, "public", "unknown.js"), "");
  const blog = path.join(project, "app", "(pages)", "blog", "[slug]");
  mkdirSync(blog, { recursive: true });
  writeFileSync(path.join(blog, "page.tsx"), POST);
  const output = build(project, ["scripts/build.mjs"], { NEXT_ADAPTER_PATH: adapter });
  expect(output).toMatch(/The scripts of \S+first\.html are not delayed: unknown script <script .*unknown\.js.*>\./);
  expect(output).not.toContain(WARNING);
  expect(await walk(page, project, [...PAGES, "/blog/first"])).not.toMatch(OPEN_POLICY);
});

test("next build alone warns that its policy is open, and every page works", async ({ page }) => {
  const project = copyProject("plain");
  const output = build(project, [NEXT_PROGRAM, "build"]);
  expect(output.split(WARNING)).toHaveLength(2);
  expect(await walk(page, project, PAGES)).toMatch(OPEN_POLICY);
});
