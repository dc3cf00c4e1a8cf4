import { once } from "node:events";
import { chmodSync, cpSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { log } from "@/lib/server/log";
import { createConnection, isStoreReachable, query } from "./database";
import { openEmbeddedStore } from "./embedded";
import { openServerStore } from "./server";
import type { Store } from "./store";
import { makeFolder, openTestStores, serveStore } from "./test/stores";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
const MIGRATIONS = path.resolve("lib/server/database/migrations");

const work = makeFolder();
const stores = await openTestStores();
afterAll(async () => {
  await stores.remove();
  rmSync(work, { recursive: true, force: true });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

let folders = 0;
const inventFolder = () => path.join(work, `store-${(folders += 1)}`);

function writeMigrations(sql: string): string {
  const folder = inventFolder();
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(path.join(folder, "9999_later.sql"), sql);
  return folder;
}

const fault = (name: string) => expect.objectContaining({ name: "StoreUnavailable", fault: name });

async function countUsers(store: Store): Promise<unknown> {
  return (await store.query("select count(*)::int as users from users")).rows[0];
}

const addUser = (store: Store, email = "kept@example.com") =>
  store.query("insert into users (email, name) values ($1, 'Kept')", [email]);

describe.each(stores.list)("$name", ({ makeEmpty, open, use }) => {
  it("keeps its data whether a migration succeeds or fails, and rejects data written by a later version", async () => {
    const target = await makeEmpty();
    const fresh = await open(target);
    await addUser(fresh);
    await fresh.close();
    await expect(open(target, writeMigrations("create table later (id int); select 1 / 0"))).rejects.toThrow(
      "division",
    );
    const upgraded = await open(target, writeMigrations("create table later (id int)"));
    expect(await countUsers(upgraded)).toEqual({ users: 1 });
    expect((await upgraded.query("select * from later")).rows).toEqual([]);
    await upgraded.close();
    await expect(open(target)).rejects.toEqual(fault("newer-than-code"));
  });

  it("remembers for thirty days the sessions that an older version ended for seven", async () => {
    const target = await makeEmpty();
    const older = await open(target);
    await older.query("update store_version set version = 2");
    await older.query("insert into ended_sessions values (gen_random_uuid(), now() + interval '7 days')");
    await older.close();
    const store = await open(target);
    const { rows } = await store.query(
      "select round(extract(day from expires_at - now())) as days from ended_sessions",
    );
    expect(rows).toEqual([{ days: "29" }]);
    await store.close();
  });

  it("reports an unexpected error as an unavailable store, logs the SQLSTATE, and keeps working", async () => {
    use();
    const failures = Array.from({ length: 12 }, () => query(z.unknown(), "select 1 / 0"));
    await Promise.all(failures.map((failure) => expect(failure).rejects.toEqual(fault("failed"))));
    expect(log).toHaveBeenCalledWith("error", "store-failed", { code: "22012" });
    expect(await query(z.object({ one: z.int() }), "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

const readMode = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe("an embedded store", () => {
  it("is private to its user, even if its folder was not", async () => {
    const folder = await stores.copyTemplate();
    chmodSync(folder, 0o755);
    const store = await openEmbeddedStore(folder);
    expect([folder, `${folder}.lock`].map(readMode)).toEqual(["700", "600"]);
    await store.close();
  });

  it("is locked until it is closed, also after it could not be opened", async () => {
    const folder = await stores.copyTemplate();
    await expect(openEmbeddedStore(folder, writeMigrations("select 1 / 0"))).rejects.toThrow("division");
    const store = await openEmbeddedStore(folder);
    await expect(openEmbeddedStore(folder)).rejects.toEqual(fault("locked"));
    await store.close();
    await (await openEmbeddedStore(folder)).close();
  });
});

describe("a store connection", () => {
  const STORE = { close: async () => undefined } as Store;

  it("does not retry for five seconds after a failure, and logs the failure once", async () => {
    vi.useFakeTimers();
    const down = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    const open = vi
      .fn(async () => STORE)
      .mockRejectedValueOnce(down)
      .mockRejectedValueOnce(down);
    const connection = createConnection(open);
    for (let tries = 0; tries < 3; tries += 1) await expect(connection.get()).rejects.toEqual(fault("failed"));
    expect(open).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_001);
    await expect(connection.get()).rejects.toEqual(fault("failed"));
    vi.advanceTimersByTime(5_001);
    expect(await connection.get()).toBe(STORE);
    vi.useRealTimers();
    expect(vi.mocked(log).mock.calls.map(([, event, fields]) => [event, fields?.code])).toEqual([
      ["store-unavailable", "ECONNREFUSED"],
      ["store-recovered", undefined],
    ]);
  });
});

it("however often it is asked whether the store works, it sends one query in five seconds", async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => ({ rows: [] }));
  serveStore(async () => ({ query: ask, close: async () => undefined }));
  const askMany = () => Promise.all(Array.from({ length: 50 }, isStoreReachable));
  expect(new Set(await askMany())).toEqual(new Set([true]));
  expect(await askMany()).toContain(true);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockRejectedValue(new Error("gone"));
  vi.advanceTimersByTime(5_001);
  expect(new Set(await askMany())).toEqual(new Set([false]));
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

const { server } = stores;
if (server) {
  describe("a PostgreSQL server", () => {
    it("can be migrated by several processes at the same time", async () => {
      const url = await server.createDatabase();
      const opened = await Promise.all([1, 2, 3, 4].map(() => openServerStore(url)));
      expect(await Promise.all(opened.map(countUsers))).toEqual(Array.from({ length: 4 }, () => ({ users: 0 })));
      await Promise.all(opened.map((store) => store.close()));
    });

    it("waits for a server that has to wake up first", async () => {
      const { hostname, port, pathname, username } = new URL(await server.createDatabase());
      const wakesAt = performance.now() + 5_000;
      const line = createServer((near) => {
        const forward = () => near.pipe(connect(Number(port), hostname)).pipe(near);
        near.on("error", () => near.destroy());
        setTimeout(forward, wakesAt - performance.now());
      }).listen(0, "127.0.0.1");
      await once(line, "listening");
      const { port: linePort } = line.address() as AddressInfo;
      const store = await openServerStore(`postgres://${username}@127.0.0.1:${linePort}${pathname}`);
      expect(await countUsers(store)).toEqual({ users: 0 });
      await store.close();
      line.close();
    });

    it("can drop an idle connection without causing an error", async () => {
      const url = await server.createDatabase();
      const store = await openServerStore(url);
      const other = await openServerStore(url);
      await store.query("select 1");
      await other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      await vi.waitFor(() => expect(log).toHaveBeenCalledWith("warn", "store-connection-lost"));
      expect(await countUsers(store)).toEqual({ users: 0 });
      await Promise.all([store.close(), other.close()]);
    });

    it("answers a burst of 300 statements", async () => {
      const url = await server.createDatabase();
      const connection = serveStore(() => openServerStore(url));
      // Simulate a query that takes 40 ms.
      const ask = () => query(z.unknown(), "select pg_sleep(0.04)");
      await Promise.all(Array.from({ length: 300 }, ask));
      expect(log).not.toHaveBeenCalled();
      await (await connection.get()).close();
    });

    it("cancels a statement after five seconds, or if no connection is free within eight seconds", async () => {
      const url = await server.createDatabase();
      const store = await openServerStore(url);
      const tooLong = expect(store.query("select pg_sleep(20)")).rejects.toThrow("timeout");
      const connection = serveStore(() => openServerStore(url));
      const hold = () => query(z.unknown(), "select pg_sleep(4.5)");
      const held = Promise.all(Array.from({ length: 10 }, hold));
      await expect(query(z.unknown(), "select 1")).rejects.toEqual(fault("failed"));
      expect(log).toHaveBeenCalledWith("error", "store-failed", { code: "busy" });
      await held;
      expect(await query(z.object({ one: z.int() }), "select 1 as one")).toEqual([{ one: 1 }]);
      await tooLong;
      await Promise.all([store.close(), (await connection.get()).close()]);
    });
  });
}
