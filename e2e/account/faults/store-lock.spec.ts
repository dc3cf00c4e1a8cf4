import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { createAccountClient, makeAccount } from "@/e2e/account/support/account";
import { expect } from "@/e2e/support/fixtures";
import { test } from "../support/store-holder";

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

test.describe.configure({ timeout: 600_000 });

test("a second process cannot open a store until the first has exited", async ({
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

test("no confirmed write is lost when the process is killed thirteen times", async ({ folder }) => {
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
