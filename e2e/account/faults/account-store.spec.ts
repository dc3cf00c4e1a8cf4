import { writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { createAccountClient, inventPerson, makeAccount } from "@/e2e/account/support/account";
import { missingPgBouncer, startPgBouncer } from "@/e2e/account/support/pgbouncer";
import { expect } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";
import { portfolio } from "../../support/portfolio";
import { read } from "../support/account-api";
import { test, testOwnPostgres, testPostgres, UNAVAILABLE } from "../support/store-holder";

test.describe.configure({ timeout: 600_000 });

for (const [name, server] of [
  ["a damaged folder"],
  ["an unreachable server", "postgres://nobody@127.0.0.1:9/nothing"],
]) {
  test(`with ${name} as its store, the site works except for accounts`, async ({
    request,
    startAnotherSite,
    folder,
  }) => {
    writeFileSync(path.join(folder, "PG_VERSION"), "18\n");
    const { url, output } = await startAnotherSite({ DATABASE_URL: server ?? `pglite:${folder}` });
    const client = createAccountClient(request, url);
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await read(client.askForLink("register", inventPerson().email))).toEqual([503, UNAVAILABLE]);
    }
    const [, signIn] = await read(client.signIn(inventPerson()));
    expect(signIn).toEqual({ url: expect.stringContaining("error=auth%2Faccounts-unavailable") });
    expect(await client.readSession()).toEqual({});
    expect(await read(client.get("options"))).toMatchObject([200, { isAvailable: false, providers: [] }]);
    expect(await (await request.get(url)).text()).toContain(portfolio.hero.greeting);
    expect(await post({ url, body: json() })).toMatchObject({ status: 200 });
    expect((await request.get(`${url}/api/health`)).status()).toBe(200);
    expect(output().match(/"event":"store-unavailable"/g)).toHaveLength(1);
  });
}

for (const [way, testOrSkip] of [
  ["PostgreSQL", testPostgres],
  ["PgBouncer", missingPgBouncer ? test.skip : testPostgres],
] as const) {
  testOrSkip(
    `two processes share accounts, sessions and limits [needs ${way}]`,
    async ({ playwright, sandbox, startAnotherSite, server }) => {
      const database = await server.createDatabase();
      const bouncer = way === "PgBouncer" ? await startPgBouncer(database) : undefined;
      const settings = { DATABASE_URL: bouncer?.reach(database) ?? database };
      const [first, second] = await Promise.all([startAnotherSite(settings), startAnotherSite(settings)]);
      const request = await playwright.request.newContext({ extraHTTPHeaders: { "x-forwarded-for": "10.7.0.1" } });
      const other = await playwright.request.newContext({ extraHTTPHeaders: { "x-forwarded-for": "10.7.0.2" } });
      const here = createAccountClient(request, first.url);
      const there = createAccountClient(request, second.url);
      const elsewhere = createAccountClient(other, second.url);
      const person = await makeAccount(here, sandbox);
      expect((await there.signIn(person)).status()).toBe(200);
      expect(await here.readSession()).toMatchObject({ user: { email: person.email } });
      await elsewhere.signIn(person);

      expect((await here.post("sign-out-everywhere", {})).status()).toBe(200);
      expect(await elsewhere.readSession()).toEqual({});
      expect((await here.signIn(person)).status()).toBe(200);
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await there.readSession()).toMatchObject({ user: { email: person.email } });
      }

      const wrong = { ...person, password: "not the password" };
      const codes: string[] = [];
      for (const client of [here, there, here, there, here, there]) {
        const [, { url }] = await read<{ url: string }>(client.signIn(wrong));
        codes.push(new URL(url).searchParams.get("error") ?? "");
      }
      expect(codes.slice(0, 5)).toEqual(Array(5).fill("auth/invalid-credentials"));
      expect(codes[5]).toMatch(/^auth\/too-many-requests:\d+$/);
      expect((await elsewhere.signIn(person)).status()).toBe(200);
      expect(first.output()).not.toContain("store-failed");
      await Promise.all([request.dispose(), other.dispose()]);
      await bouncer?.stop();
    },
  );
}

testOwnPostgres(
  "sessions outlast a failing database server, and the site recovers without a restart [needs PostgreSQL]",
  async ({ request, sandbox, startAnotherSite, server }) => {
    const url = await server.createDatabase();
    const site = await startAnotherSite({ DATABASE_URL: url });
    const client = createAccountClient(request, site.url);
    const person = await makeAccount(client, sandbox);
    expect((await client.signIn(person)).status()).toBe(200);

    const database = new pg.Client(url);
    await database.connect();
    await database.query("alter table users rename column session_version to moved");
    expect(await client.readSession()).toMatchObject({ user: { email: person.email } });
    await database.query("alter table users rename column moved to session_version");
    await database.end();

    await server.kill();
    expect(await (await request.get(site.url)).text()).toContain(portfolio.hero.greeting);
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await client.readSession()).toMatchObject({ user: { name: person.name, email: person.email } });
    }
    expect(await read(client.patch("me", { name: "Renamed" }))).toEqual([503, UNAVAILABLE]);
    expect(site.output()).toMatch(/"event":"store-failed","code":"(57P01|ECONNREFUSED|ECONNRESET)"/);

    await server.start();
    await expect
      .poll(async () => (await client.patch("me", { name: "Renamed" })).status(), { timeout: 30_000 })
      .toBe(200);
    expect(await client.readSession()).toMatchObject({ user: { name: "Renamed" } });

    await server.kill();
    expect((await client.signOut()).status()).toBe(200);
    await server.start();
    expect(await client.readSession()).toEqual({});
  },
);

testOwnPostgres(
  "a copied cookie that was signed out lives again neither after an outage nor after a week [needs PostgreSQL]",
  async ({ playwright, request, sandbox, startAnotherSite, server }) => {
    const url = await server.createDatabase();
    const site = await startAnotherSite({ DATABASE_URL: url });
    const client = createAccountClient(request, site.url);
    const person = await makeAccount(client, sandbox);
    const asPerson = expect.objectContaining({ user: { name: person.name, email: person.email } });
    expect((await client.signIn(person)).status()).toBe(200);
    const storageState = await request.storageState();
    const copied = await playwright.request.newContext({ storageState });
    const renewed = await playwright.request.newContext({ storageState });
    expect((await client.signOut()).status()).toBe(200);

    await server.kill();
    expect(await createAccountClient(renewed, site.url).readSession()).toEqual(asPerson);
    await server.start();
    const database = new pg.Client(url);
    await database.connect();
    await database.query("update ended_sessions set expires_at = expires_at - interval '8 days'");
    await database.end();
    // Each sign-out deletes the records that have expired.
    await expect.poll(async () => (await client.signIn(person)).status(), { timeout: 30_000 }).toBe(200);
    expect((await client.signOut()).status()).toBe(200);
    for (const context of [copied, renewed]) {
      expect(await createAccountClient(context, site.url).readSession()).toEqual({});
      await context.dispose();
    }
  },
);
