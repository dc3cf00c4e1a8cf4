import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createAccountClient, inventPerson } from "@/e2e/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "portfolio faults "));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

const places: Record<string, () => Promise<string>> = {
  "a folder that cannot be made": async () => {
    await writeFile(path.join(folder, "file"), "");
    return `pglite:${path.join(folder, "file", "store")}`;
  },
  "a folder of other things": async () => {
    await writeFile(path.join(folder, "thesis.txt"), "the only copy");
    return `pglite:${folder}`;
  },
  "a server that is not there": async () => "postgres://nobody@127.0.0.1:9/nothing",
};

for (const [name, makePlace] of Object.entries(places)) {
  test(`with ${name} for a store accounts are unavailable and the rest is whole`, async ({
    request,
    startAnotherSite,
  }) => {
    const { url, output } = await startAnotherSite({ DATABASE_URL: await makePlace() });
    const before = await readdir(folder);
    const client = createAccountClient(request, url);
    const refused = await client.register(inventPerson());
    expect([refused.status(), await refused.json()]).toEqual([503, { ok: false, code: "auth/accounts-unavailable" }]);
    expect(await client.readSession()).toEqual({});
    expect((await request.get(url)).status()).toBe(200);
    expect(await post({ url, body: json() })).toMatchObject({ status: 200 });

    const deep = await request.get(`${url}/api/health?deep=1`);
    expect([deep.status(), await deep.json()]).toMatchObject([503, { checks: { db: "failed", mail: "ok" } }]);
    expect((await request.get(`${url}/api/health`)).status()).toBe(200);
    expect(output()).toContain('"event":"store-unavailable"');
    expect(await readdir(folder), "nothing of it is touched").toEqual(before);
  });
}

test("a dead mail server delays no answer and tells nobody who has an account", async ({
  request,
  startAnotherSite,
}) => {
  const { url } = await startAnotherSite({ SMTP_PORT: "9" });
  const client = createAccountClient(request, url);
  expect((await client.register(inventPerson())).status()).toBe(202);
  const startedAt = performance.now();
  expect((await client.post("forgot", { email: `${randomUUID()}@visitors.example` })).status()).toBe(202);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  const deep = await request.get(`${url}/api/health?deep=1`);
  expect([deep.status(), await deep.json()]).toMatchObject([503, { checks: { mail: "failed", db: "ok" } }]);
});
