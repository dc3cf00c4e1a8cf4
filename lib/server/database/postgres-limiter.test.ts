import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { consumeInTurn } from "@/lib/server/limits";
import { type PostgresServer, startPostgres } from "@/scripts/sandbox/postgres";
import { createPostgresLimiter } from "./postgres-limiter";
import { openServerStore } from "./server-store";

const postgres = await startPostgres();
afterAll(() => (postgres.ok ? postgres.server.remove() : undefined));

const RULE = { keyPrefix: "test", points: 5, duration: 600 };

/** Takes points in a process of its own. */
async function consumeElsewhere(url: string, times: number): Promise<void> {
  const script = `
    const { openServerStore } = await import("./lib/server/db/server-store.ts");
    const { createPostgresLimiter } = await import("./lib/server/db/postgres-limiter.ts");
    const store = await openServerStore(${JSON.stringify(url)});
    const limiter = createPostgresLimiter(async () => store)(${JSON.stringify(RULE)});
    for (let taken = 0; taken < ${times}; taken += 1) await limiter.consume("key");
    await store.close();
  `;
  const flags = ["--conditions=react-server", "--import", "tsx", "--input-type=module", "--eval"];
  await promisify(execFile)(process.execPath, [...flags, script]);
}

function describeServer(server: PostgresServer): void {
  it("shares its points between two processes", async () => {
    const url = await server.createDatabase();
    await consumeElsewhere(url, 3);
    const store = await openServerStore(url);
    const claim = { limiter: createPostgresLimiter(async () => store)(RULE), key: "key" };
    expect(await consumeInTurn([claim, claim])).toEqual({ allowed: true });
    expect(await consumeInTurn([claim])).toMatchObject({ allowed: false });
    await store.close();
  });

  it("counts in memory while the server is away, and on the server again when it is back", async () => {
    const store = await openServerStore(await server.createDatabase());
    const claim = { limiter: createPostgresLimiter(async () => store)(RULE), key: "key" };
    const claims = (times: number) => Array.from({ length: times }, () => claim);
    expect(await consumeInTurn(claims(4))).toEqual({ allowed: true });

    await server.kill();
    expect(await consumeInTurn(claims(5))).toEqual({ allowed: true });
    expect(await consumeInTurn([claim])).toMatchObject({ allowed: false });

    await server.start();
    expect(await consumeInTurn([claim])).toEqual({ allowed: true });
    expect(await consumeInTurn([claim])).toMatchObject({ allowed: false });
    await store.close();
  });
}

if (postgres.ok) describe("limits on a PostgreSQL server", () => describeServer(postgres.server));
else {
  it(`was not run over a PostgreSQL server: ${postgres.reason}`, () =>
    expect(process.env.CI, "CI runs the server half too").toBeFalsy());
}
