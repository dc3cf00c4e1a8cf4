import { randomUUID } from "node:crypto";
import { missingPostgres, startPostgres } from "@/e2e/account/support/postgres";
import { expect, test } from "@/e2e/support/fixtures";
import { type Answer, json, post } from "@/e2e/support/post-contact";

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

// Do not stop a PostgreSQL server that the tests did not start.
test.skip(Boolean(missingPostgres ?? process.env.DATABASE_TEST_URL));

test("two servers that share a database deliver a message only once [needs PostgreSQL]", async ({
  request,
  sandbox,
  startAnotherSite,
}) => {
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  const { server } = postgres;
  try {
    const settings = { DATABASE_URL: await server.createDatabase() };
    const [one, other] = await Promise.all([startAnotherSite(settings), startAnotherSite(settings)]);
    const mark = randomUUID();
    await sandbox.answer({ mode: "slow", match: mark });
    const send = (url: string) => post({ url, body: json({ message: mark }), headers: { "idempotency-key": mark } });
    const answers = await Promise.all([one, other, one, other].map(({ url }) => send(url)));
    expect(statusesOf(answers).sort()).toEqual([200, 409, 409, 409]);
    expect(await sandbox.calls(mark)).toHaveLength(1);
    expect(statusesOf([await send(one.url), await send(other.url)])).toEqual([200, 200]);

    const headers = { "x-forwarded-for": "10.3.3.3" };
    const sites = [one, other, one, other, one, other, one, other];
    const shared = await Promise.all(sites.map(({ url }) => post({ url, body: json(), headers })));
    expect(shared.filter(({ status }) => status === 200)).toHaveLength(5);

    const storeOf = async (url: string) => request.get(`${url}/api/account/options`).then((reply) => reply.json());
    expect(await storeOf(one.url)).toMatchObject({ isAvailable: true });
    await server.kill();
    await expect.poll(() => storeOf(one.url), { timeout: 10_000 }).toMatchObject({ isAvailable: false });
    expect((await request.get(one.url)).status()).toBe(200);
    expect(await post({ url: one.url, body: json() })).toMatchObject({ status: 200 });
    await server.start();
    await expect.poll(() => storeOf(one.url), { timeout: 20_000 }).toMatchObject({ isAvailable: true });
    expect(await send(one.url)).toMatchObject({ status: 200 });
    expect(await sandbox.calls(mark)).toHaveLength(1);
  } finally {
    await server.remove();
  }
});
