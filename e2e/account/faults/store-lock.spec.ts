import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { createAccountClient, makeAccount } from "@/e2e/account/support/account";
import { test as base, expect } from "@/e2e/support/fixtures";
import { inventAddress } from "@/e2e/support/post-contact";
import { test, UNAVAILABLE } from "../support/store-holder";

const HOLDER = ["--conditions=react-server", "--import", "tsx", "lib/server/database/test/hold-store.ts"];

function startHolder(folder: string) {
  const child = spawn(process.execPath, [...HOLDER, folder], { stdio: ["pipe", "pipe", "inherit"] });
  const exited = once(child, "close");
  // Ignore write errors, because the process may be killed before it has read its input.
  child.stdin.on("error", () => undefined);
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => said.push(line));
  return {
    acknowledged: () => said.filter((line) => line.includes("@") && !line.startsWith("{")),
    addUser: (email: string) => child.stdin.write(`${email}\n`),
    pause: () => child.kill("SIGSTOP"),
    goOn: () => child.kill("SIGCONT"),
    async finish(): Promise<string[]> {
      child.stdin.end();
      await exited;
      const { rows } = JSON.parse(said.at(-1) ?? "") as { rows: { email: string }[] };
      return rows.map(({ email }) => email);
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

base.describe.configure({ timeout: 600_000 });

test("a second process cannot open a store's folder until the first has exited", async ({
  request,
  sandbox,
  startAnotherSite,
  folder,
}) => {
  const settings = { DATABASE_URL: `pglite:${path.join(folder, "not", "there", "yet")}` };
  const first = await startAnotherSite(settings);
  const person = await makeAccount(createAccountClient(request, first.url), sandbox);
  const second = await startAnotherSite(settings);
  const client = createAccountClient(request, second.url);
  for (let tries = 0; tries < 2; tries += 1) expect((await client.signIn(person)).status()).toBe(401);
  expect(second.output().match(/another process is using the folder/g)).toHaveLength(1);
  expect((await createAccountClient(request, first.url).signIn(person)).status()).toBe(200);
  await first.kill();
  await expect.poll(async () => (await client.signIn(person)).status(), { timeout: 30_000 }).toBe(200);
});

test("a suspended process keeps the store locked until it exits", async ({
  request,
  sandbox,
  startAnotherSite,
  folder,
}) => {
  const store = path.join(folder, "store");
  const holder = startHolder(store);
  holder.addUser("before@example.com");
  await expect.poll(holder.acknowledged, { timeout: 60_000 }).toEqual(["before@example.com"]);
  holder.pause();
  const site = await startAnotherSite({ DATABASE_URL: `pglite:${store}` });
  const client = createAccountClient(request, site.url);
  const startedAt = Date.now();
  // 25 s is long enough for any time-based lock to expire.
  while (Date.now() - startedAt < 25_000) {
    // Use a different IP for each request, because the limit is thirty per minute for each IP.
    const headers = { Origin: site.url, "x-forwarded-for": inventAddress() };
    const rejected = await request.post(`${site.url}/api/account/link`, { headers, data: { token: "unknown" } });
    expect([rejected.status(), await rejected.json()]).toEqual([503, UNAVAILABLE]);
  }
  holder.goOn();
  holder.addUser("after@example.com");
  await expect.poll(holder.acknowledged).toHaveLength(2);
  await holder.finish();
  await expect
    .poll(async () => (await client.post("link", { token: "unknown" })).status(), { timeout: 30_000 })
    .toBe(400);
  const person = await makeAccount(client, sandbox);
  expect((await client.signIn(person)).status()).toBe(200);
});

test("no confirmed write is lost when the process is killed, once while making the store and twelve times while writing", async ({
  folder,
}) => {
  const store = path.join(folder, "store");
  const maker = startHolder(store);
  await expect.poll(() => existsSync(`${store}.new/PG_VERSION`), { intervals: [1], timeout: 60_000 }).toBe(true);
  await maker.kill();
  const acknowledged: string[] = [];
  for (let round = 1; round <= 12; round += 1) {
    const holder = startHolder(store);
    for (let user = 0; user < 400; user += 1) holder.addUser(`${round}-${user}@example.com`);
    await expect.poll(() => holder.acknowledged().length, { intervals: [1], timeout: 60_000 }).toBeGreaterThan(10);
    await holder.kill();
    acknowledged.push(...holder.acknowledged());
  }
  const reader = startHolder(store);
  const kept = new Set(await reader.finish());
  expect(acknowledged.length).toBeGreaterThan(120);
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
});
