import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { lock } from "proper-lockfile";
import { hero } from "@/content/hero";
import { startPostgres } from "@/scripts/sandbox/postgres";
import { type AccountClient, createAccountClient, inventPerson, type Person } from "@/e2e/support/account";
import { expect, test as base } from "@/e2e/support/fixtures";
import { startSite } from "@/e2e/support/server";

const WITHOUT_MAIL = { SMTP_HOST: "", SMTP_FROM: "", SMTP_PORT: "", SMTP_SECURE: "" };
const UNAVAILABLE = { ok: false, code: "auth/accounts-unavailable" };

/** A lock that its process has left behind is believed for ten seconds. */
const PATIENCE = { timeout: 60_000, intervals: [4_000] };

// A store is made, locked, outwaited and opened again, several times over.
base.describe.configure({ timeout: 240_000 });

const test = base.extend<{ folder: string }>({
  folder: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), "portfolio-faults-"));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

const inFolder = (folder: string) => ({ ...WITHOUT_MAIL, DATABASE_URL: `pglite:${folder}` });

async function expectPortfolioWhole(request: APIRequestContext, url: string): Promise<void> {
  const response = await request.get(url);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(hero.greeting);
}

async function expectUnavailable(request: APIRequestContext, url: string): Promise<AccountClient> {
  const client = createAccountClient(request, url);
  const refused = await client.register(inventPerson());
  expect([refused.status(), await refused.json()]).toEqual([503, UNAVAILABLE]);
  expect((await client.signIn(inventPerson())).status()).toBe(503);
  expect(await client.readSession()).toEqual({});
  await expectPortfolioWhole(request, url);
  return client;
}

test("a missing folder is made with its parents", async ({ request, startAnotherSite, folder }) => {
  const place = path.join(folder, "not", "there", "yet");
  const site = await startAnotherSite(inFolder(place));
  const client = createAccountClient(request, site.url);
  expect((await client.register(inventPerson())).status()).toBe(202);
  expect(await readdir(place)).toContain("PG_VERSION");
});

test("a disk that cannot be written leaves the portfolio whole, and the pages say so", async ({
  page,
  request,
  startAnotherSite,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const site = await startAnotherSite(inFolder("/proc/portfolio/accounts"));
  await expectUnavailable(request, site.url);
  await page.goto(`${site.url}/login`);
  await page.getByLabel("Email").fill("a@example.com");
  await page.getByLabel("Password", { exact: true }).fill("x");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Accounts are unavailable");
  expect(site.output().match(/"event":"store-unavailable"/g)).toHaveLength(1);
  expect(site.output()).toContain('"fault":"not-writable"');
});

test("a store that is damaged beyond opening leaves the portfolio whole", async ({
  request,
  startAnotherSite,
  folder,
}) => {
  await writeFile(path.join(folder, "PG_VERSION"), "18\n");
  await mkdir(path.join(folder, "global"));
  await writeFile(path.join(folder, "global", "pg_control"), "garbage");
  const site = await startAnotherSite(inFolder(folder));
  await expectUnavailable(request, site.url);
  expect(site.output()).toContain('"fault":"damaged"');
});

test("a folder that another process has open is refused, and used once that has let go", async ({
  request,
  startAnotherSite,
  folder,
}) => {
  const place = path.join(folder, "store");
  const first = await startAnotherSite(inFolder(place));
  const person = inventPerson();
  expect((await createAccountClient(request, first.url).register(person)).status()).toBe(202);

  const second = await startAnotherSite(inFolder(place));
  const client = await expectUnavailable(request, second.url);
  expect(second.output().match(/"fault":"locked"/g)).toHaveLength(1);
  expect((await createAccountClient(request, first.url).signIn(person)).status()).toBe(200);

  await first.stop();
  await expect.poll(async () => (await client.signIn(person)).status(), PATIENCE).toBe(200);
});

test("a lock that is held from outside is respected", async ({ request, startAnotherSite, folder }) => {
  const place = path.join(folder, "store");
  const unlock = await lock(place, { lockfilePath: `${place}.lock`, realpath: false });
  const site = await startAnotherSite(inFolder(place));
  await expectUnavailable(request, site.url);
  expect(existsSync(place)).toBe(false);
  await unlock();
});

/** Looked at often, so that the kill falls into the writing. */
const WHILE_WRITING = { timeout: 90_000, intervals: [20] };

async function registerUntilKilled(client: AccountClient, kill: () => Promise<void>, howMany: number) {
  const acknowledged: Person[] = [];
  let isOver = false;
  async function keepRegistering(): Promise<void> {
    while (!isOver) {
      const person = inventPerson();
      const status = await client.register(person).then(
        (response) => response.status(),
        () => null,
      );
      if (status === 202) acknowledged.push(person);
    }
  }
  const writers = Promise.all([keepRegistering(), keepRegistering(), keepRegistering()]);
  await expect.poll(() => acknowledged.length, WHILE_WRITING).toBeGreaterThanOrEqual(howMany);
  await kill();
  isOver = true;
  await writers;
  return acknowledged;
}

/** Nobody's limits are in the way of many people from one address. */
const UNLIMITED_ADDRESSES = { TRUSTED_PROXY_HOPS: "1" };

test("nothing acknowledged is lost when the process is killed while writing", async ({ playwright, folder }) => {
  const settings = { ...inFolder(path.join(folder, "store")), ...UNLIMITED_ADDRESSES };
  const from = (address: string) => playwright.request.newContext({ extraHTTPHeaders: { "x-forwarded-for": address } });
  const acknowledged: Person[] = [];
  for (const round of [1, 2, 3]) {
    const site = await startSite(settings);
    const request = await from(`10.9.${round}.1`);
    acknowledged.push(...(await registerUntilKilled(createAccountClient(request, site.url), site.kill, 4)));
    await request.dispose();
  }
  const site = await startSite(settings);
  for (const [index, person] of acknowledged.entries()) {
    const request = await from(`10.8.0.${index + 1}`);
    expect((await createAccountClient(request, site.url).signIn(person)).status(), person.email).toBe(200);
    await request.dispose();
  }
  await site.stop();
});

test("a server that dies and returns costs nothing but the accounts meanwhile", async ({
  page,
  request,
  startAnotherSite,
}) => {
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(`This needs a PostgreSQL server: ${postgres.reason}`);
  const { server } = postgres;
  try {
    const site = await startAnotherSite({ ...WITHOUT_MAIL, DATABASE_URL: await server.createDatabase() });
    const client = createAccountClient(request, site.url);
    const person = inventPerson();
    await client.register(person);
    expect((await client.signIn(person)).status()).toBe(200);

    await server.kill();
    await expectPortfolioWhole(request, site.url);
    // What this process knew a moment ago may still be believed for five seconds.
    await expect
      .poll(async () => client.readSession(), PATIENCE)
      .toMatchObject({ user: { name: person.name }, stale: true });
    expect((await client.patch("me", { name: "Renamed" })).status()).toBe(503);
    await page.goto(`${site.url}/login`);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Accounts are unavailable");

    await server.start();
    await expect.poll(async () => (await client.patch("me", { name: "Renamed" })).status(), PATIENCE).toBe(200);
    expect(await client.readSession()).toMatchObject({ user: { name: "Renamed" } });
    expect(await client.readSession()).not.toHaveProperty("stale");
  } finally {
    await server.remove();
  }
});

test("two processes with one server share sessions, accounts and limits", async ({ playwright, startAnotherSite }) => {
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(`This needs a PostgreSQL server: ${postgres.reason}`);
  try {
    const settings = { ...WITHOUT_MAIL, DATABASE_URL: await postgres.server.createDatabase() };
    const [first, second] = [await startAnotherSite(settings), await startAnotherSite(settings)];
    const request = await playwright.request.newContext({ extraHTTPHeaders: { "x-forwarded-for": "10.7.0.1" } });
    const [here, there] = [createAccountClient(request, first.url), createAccountClient(request, second.url)];
    const person = inventPerson();
    await here.register(person);
    expect((await there.signIn(person)).status()).toBe(200);
    expect(await here.readSession()).toMatchObject({ user: { email: person.email } });

    const wrong = { ...person, password: "not the password" };
    const statuses: number[] = [];
    for (const client of [here, there, here, there, here, there]) statuses.push((await client.signIn(wrong)).status());
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    await request.dispose();
  } finally {
    await postgres.server.remove();
  }
});
