import { expect } from "@/e2e/support/fixtures";
import { json, post } from "@/e2e/support/post-contact";
import { testOwnPostgres } from "../support/store-holder";

for (const [way, settings, headers] of [
  ["each visitor's limit, with accounts", {}, { "x-forwarded-for": "203.0.113.7" }],
  ["the limit for all visitors, without accounts", { NEXTAUTH_SECRET: "", CONTACT_DAILY_LIMIT: "5" }, {}],
] as const) {
  testOwnPostgres(
    `two servers with one database share ${way} [needs PostgreSQL]`,
    async ({ startAnotherSite, server }) => {
      const shared = { ...settings, DATABASE_URL: await server.createDatabase() };
      const [one, other] = await Promise.all([startAnotherSite(shared), startAnotherSite(shared)]);
      const send = async (url: string) => (await post({ url, body: json(), headers })).status;
      const statuses: number[] = [];
      for (const { url } of [one, other, one, other, one, other]) statuses.push(await send(url));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      await server.kill();
      // Until the database is back, each server counts in memory.
      expect(await send(one.url)).toBe(200);
    },
  );
}
