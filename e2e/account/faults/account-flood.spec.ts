import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import {
  createAccountClient,
  FORGOT_SUBJECT,
  inventPerson,
  makeAccount,
  waitForLink,
} from "@/e2e/account/support/account";
import { expect } from "@/e2e/support/fixtures";
import { inventAddress, post } from "@/e2e/support/post-contact";
import { LOOPBACK } from "@/e2e/support/site-environment";
import { test, testPostgres } from "../support/store-holder";

const ROUND_TRIP_MS = 40;
const NETWORKS = 6;
const LINK_QUESTIONS = 400;
const FORGOTTEN_PASSWORDS = 60;

/** Forwards connections to the server with added network latency. */
async function startLongLine(serverUrl: string) {
  const { port } = new URL(serverUrl);
  const line = createServer((near) => {
    const far = connect(Number(port), LOOPBACK);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const later = (act: () => void) => setTimeout(act, ROUND_TRIP_MS / 2);
      from.setNoDelay();
      from.on("data", (piece) => later(() => to.write(piece)));
      from.on("close", () => later(() => to.destroy()));
      from.on("error", () => to.destroy());
    }
  }).listen(0, LOOPBACK);
  await once(line, "listening");
  const { port: linePort } = line.address() as AddressInfo;
  return { url: Object.assign(new URL(serverUrl), { port: String(linePort) }).href, stop: () => line.close() };
}

/** Sends all requests in parallel from several simulated networks, and counts the replies by status. */
async function flood(url: string): Promise<Record<number, number>> {
  const networks = Array.from({ length: NETWORKS }, inventAddress);
  const send = (path: string, body: object, index: number) =>
    post({
      url,
      path: `/api/account/${path}`,
      body: JSON.stringify(body),
      headers: { "x-forwarded-for": networks[index % NETWORKS] },
    });
  const answers = await Promise.all([
    ...Array.from({ length: LINK_QUESTIONS }, (_, index) => send("link", { token: "unknown" }, index)),
    ...Array.from({ length: FORGOTTEN_PASSWORDS }, (_, index) =>
      send("forgot", { email: inventPerson().email }, index),
    ),
  ]);
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

// Three floods over a slow connection exceed the default timeout.
test.describe.configure({ timeout: 300_000 });

testPostgres(
  "a flood of requests blocks no other visitor's sign-up, sign-in or password reset [needs PostgreSQL]",
  async ({ playwright, sandbox, startAnotherSite, server }) => {
    const line = await startLongLine(await server.createDatabase());
    const site = await startAnotherSite({ DATABASE_URL: line.url });
    // Use a new connection per request, because the server may close an idle one just before it is reused.
    const extraHTTPHeaders = { "x-forwarded-for": inventAddress(), connection: "close" };
    const request = await playwright.request.newContext({ extraHTTPHeaders });
    const client = createAccountClient(request, site.url);
    const floods: Promise<Record<number, number>>[] = [];
    async function underFlood<T>(work: () => Promise<T>): Promise<T> {
      floods.push(flood(site.url));
      const result = await work();
      await Promise.all(floods);
      return result;
    }

    const person = await underFlood(() => makeAccount(client, sandbox));
    await underFlood(async () => expect((await client.signIn(person)).status()).toBe(200));
    await underFlood(async () => {
      expect((await client.askForLink("forgot", person.email)).status()).toBe(202);
      const { token } = await waitForLink(sandbox, person.email, FORGOT_SUBJECT);
      expect((await client.post("password", { token, password: `${person.password} anew` })).status()).toBe(200);
    });
    for (const counts of await Promise.all(floods)) {
      const { 429: rejected, ...others } = counts;
      // Each network may check thirty links a minute.
      expect(rejected).toBe(LINK_QUESTIONS - NETWORKS * 30);
      expect([202, 400, 503]).toEqual(expect.arrayContaining(Object.keys(others).map(Number)));
    }
    // A busy store must not be reported as unavailable.
    expect(site.output()).not.toContain("store-unavailable");
    await request.dispose();
    line.stop();
  },
);
