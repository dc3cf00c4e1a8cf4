import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/server/log";
import { startPostgres } from "@/scripts/sandbox/postgres";
import { openServerStore } from "./server-store";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A message of PostgreSQL's protocol: its type, its length, its content. */
function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const WELCOME = Buffer.concat([message("R", Buffer.alloc(4)), message("Z", Buffer.from("I"))]);
const WRONG_PASSWORD = message("E", Buffer.from("SFATAL\0C28P01\0Mno\0\0"));

/** Gives one answer, if any, to whoever connects, and is silent from then on. */
async function startSilentServer(answer: Buffer | null) {
  let asked = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("data", () => {
      asked += 1;
      if (asked === 1 && answer) socket.write(answer);
    });
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://somebody:secret@127.0.0.1:${port}/database`, hasQuery: () => asked > 1 };
}

describe("a PostgreSQL server that cannot be used", () => {
  it.each([
    ["does not answer", null],
    ["does not know the password", WRONG_PASSWORD],
  ])("is unreachable, not damaged, when it %s", async (_what, answer) => {
    const { url } = await startSilentServer(answer);
    await expect(openServerStore(url)).rejects.toMatchObject({ name: "StoreUnavailable", fault: "unreachable" });
  });

  it("is given up when it falls silent while the store is being opened", async () => {
    const { url, hasQuery } = await startSilentServer(WELCOME);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const opening = expect(openServerStore(url)).rejects.toMatchObject({ fault: "unreachable" });
    while (!hasQuery()) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(120_000);
    await opening;
  });
});

const postgres = await startPostgres();
afterAll(() => (postgres.ok ? postgres.server.remove() : undefined));

describe.runIf(postgres.ok)("a PostgreSQL server", () => {
  it("may cut a connection between two statements of a transaction", async () => {
    if (!postgres.ok) throw new Error(postgres.reason);
    const url = await postgres.server.createDatabase();
    const store = await openServerStore(url);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const transaction = store.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portfolio'");
      await expect.poll(() => vi.mocked(log).mock.calls.flat()).toContain("store-connection-lost");
      await tx.execute(sql`select 1`);
    });
    await expect(transaction).rejects.toThrow("Failed query");
    expect(await store.db.execute(sql`select 1`)).toBeDefined();
    await admin.end();
    await store.close();
  });
});
