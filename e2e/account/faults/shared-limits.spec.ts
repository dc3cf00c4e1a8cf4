import { missingPostgres, startPostgres } from "@/e2e/account/support/postgres";
import { expect, test } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";

// Do not stop a PostgreSQL server that the tests did not start.
const testOrList = (missingPostgres ?? process.env.DATABASE_TEST_URL) ? test.skip : test;

for (const [way, settings, headers] of [
  ["with accounts, the limit of one visitor", {}, { "x-forwarded-for": "203.0.113.7" }],
  ["without accounts, the limit for all", { NEXTAUTH_SECRET: "", CONTACT_DAILY_LIMIT: "5" }, {}],
] as const) {
  testOrList(`two servers share a database and, ${way} [needs PostgreSQL]`, async ({ startAnotherSite }) => {
    const postgres = await startPostgres();
    if (!postgres.ok) throw new Error(postgres.reason);
    const { server } = postgres;
    try {
      const shared = { ...settings, DATABASE_URL: await server.createDatabase() };
      const [one, other] = await Promise.all([startAnotherSite(shared), startAnotherSite(shared)]);
      const send = async (url: string) => (await post({ url, body: json(), headers })).status;
      const statuses: number[] = [];
      for (const { url } of [one, other, one, other, one, other]) statuses.push(await send(url));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      await server.kill();
      // Until the database is back, each server counts in its memory.
      expect(await send(one.url)).toBe(200);
    } finally {
      await server.remove();
    }
  });
}
