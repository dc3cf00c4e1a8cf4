import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@/e2e/support/fixtures";
import { nextStart, startSite } from "@/e2e/support/server";
import { copyProject } from "@/e2e/support/copy-project";

const PAGES = ["/", "/projects", "/login", "/register", "/forgot-password", "/no-such-page", "/blog/first"];

const POST = `export const dynamicParams = false;

export function generateStaticParams() {
  return [{ slug: "first" }];
}

export default async function Post({ params }: { params: Promise<{ slug: string }> }) {
  return <main>{(await params).slug}</main>;
}
`;

function buildWithAdapter(): string {
  const project = copyProject("adapter");
  const adapter = path.join(project, "adapter.mjs");
  writeFileSync(adapter, 'export default { name: "does nothing" };\n');
  const blog = path.join(project, "app", "(pages)", "blog", "[slug]");
  mkdirSync(blog, { recursive: true });
  writeFileSync(path.join(blog, "page.tsx"), POST);
  const env = { ...process.env, NEXT_ADAPTER_PATH: adapter };
  const options = { cwd: project, encoding: "utf8", env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], options);
  if (status !== 0) throw new Error(stdout + stderr);
  return project;
}

// e2e/csp.spec.ts covers the build without an adapter.
test("with a platform's adapter, every inline script runs and every page hydrates", async ({ page, complaints }) => {
  test.setTimeout(900_000);
  complaints.allow(/status of 404 .*\/no-such-page\)$/);
  const project = buildWithAdapter();
  const site = await startSite({}, nextStart, project);
  try {
    for (const address of PAGES) {
      await page.goto(site.url + address);
      await page.getByRole("button", { name: "Theme settings" }).click();
      await expect(page.getByRole("dialog", { name: "Theme settings" })).toBeVisible();
    }
    await expect(page.getByText("first", { exact: true })).toBeVisible();
    expect((await fetch(`${site.url}/blog/none`)).status).toBe(404);
  } finally {
    await page.close();
    await site.stop();
    rmSync(project, { recursive: true, force: true });
  }
});
