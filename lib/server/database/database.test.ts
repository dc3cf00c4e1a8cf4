import fs, { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { chmod, type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { log } from "@/lib/server/log";
import { createConnection, query } from "./database";
import { openEmbeddedStore } from "./embedded";
import { openServerStore } from "./server";
import type { Store } from "./store";
import { makeFolder, openTestStores, serveStore } from "./test/stores";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
vi.mock(import("node:fs/promises"), async (original) => {
  const promises = await original();
  return { ...promises, chmod: vi.fn(promises.chmod) };
});

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

let places = 0;
const inventPlace = () => path.join(work, `store-${(places += 1)}`);

function writeMigrations(sql: string): string {
  const folder = inventPlace();
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(path.join(folder, "0001_later.sql"), sql);
  return folder;
}

const fault = (name: string) => expect.objectContaining({ name: "StoreUnavailable", fault: name });

async function countUsers(store: Store): Promise<unknown> {
  return (await store.query("select count(*)::int as users from users")).rows[0];
}

const addUser = (store: Store, email = "kept@example.com") =>
  store.query("insert into users (email, name) values ($1, 'Kept')", [email]);

describe.each(stores.list)("$name", ({ makePlace, open, use }) => {
  it("keeps its data whether a migration succeeds or fails, and refuses data written by a later version", async () => {
    const place = await makePlace();
    const fresh = await open(place);
    await addUser(fresh);
    await fresh.close();
    await expect(open(place, writeMigrations("create table later (id int); select 1 / 0"))).rejects.toThrow("division");
    const upgraded = await open(place, writeMigrations("create table later (id int)"));
    expect(await countUsers(upgraded)).toEqual({ users: 1 });
    expect((await upgraded.query("select * from later")).rows).toEqual([]);
    await upgraded.close();
    await expect(open(place)).rejects.toEqual(fault("newer-than-code"));
  });

  it("reports an unexpected error as an unavailable store, logs the SQLSTATE, and keeps working", async () => {
    use();
    const failures = Array.from({ length: 12 }, () => query(z.unknown(), "select 1 / 0"));
    await Promise.all(failures.map((failure) => expect(failure).rejects.toEqual(fault("failed"))));
    expect(log).toHaveBeenCalledWith("error", "store-failed", { code: "22012" });
    expect(await query(z.object({ one: z.int() }), "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

const readModes = (folder: string) =>
  [folder, `${folder}.lock`].map((file) => (statSync(file).mode & 0o777).toString(8));

describe("an embedded store", () => {
  it("is created completely or not at all, synced before use, and private to its user", async () => {
    const folder = inventPlace();
    // Simulate a process that was killed while creating the store.
    mkdirSync(`${folder}.new`);
    writeFileSync(path.join(`${folder}.new`, "PG_VERSION"), "18\n");
    const handle = await open(work);
    const sync = vi.spyOn(Reflect.getPrototypeOf(handle) as FileHandle, "sync");
    await handle.close();
    await (await openEmbeddedStore(folder)).close();
    // Allow for a few files that were created after the sync.
    expect(sync.mock.calls.length).toBeGreaterThan(readdirSync(folder, { recursive: true }).length * 0.9);
    expect(readModes(folder)).toEqual(["700", "600"]);
    fs.chmodSync(folder, 0o755);
    fs.chmodSync(`${folder}.lock`, 0o644);
    const store = await openEmbeddedStore(folder);
    expect(readModes(folder)).toEqual(["700", "600"]);
    expect(await countUsers(store)).toEqual({ users: 0 });
    await store.close();
    expect(log).not.toHaveBeenCalled();
  });

  it("works in a folder that belongs to another user, but logs one warning", async () => {
    const folder = await stores.copyTemplate();
    vi.mocked(chmod).mockRejectedValue(Object.assign(new Error("not the owner"), { code: "EPERM" }));
    const store = await openEmbeddedStore(folder).finally(() => vi.mocked(chmod).mockReset());
    expect(await countUsers(store)).toEqual({ users: 0 });
    expect(vi.mocked(log).mock.calls.map(([level, event]) => [level, event])).toEqual([["warn", "store-not-private"]]);
    await store.close();
  });

  it("confirms a write only after it is on the disk", async () => {
    const store = await openEmbeddedStore(await stores.copyTemplate());
    const [write, sync, reply] = [vi.spyOn(fs, "writeSync"), vi.spyOn(fs, "fsyncSync"), vi.fn()];
    await addUser(store).then(reply);
    expect(sync).toHaveBeenCalled();
    const [written = 0, synced = 0, replied] = [write, sync, reply].map(({ mock }) => mock.invocationCallOrder.at(-1));
    expect(written).toBeGreaterThan(0);
    expect(synced).toBeGreaterThan(written);
    expect(replied).toBeGreaterThan(synced);
    await store.close();
  });

  it("works on a disk that cannot sync folders", async () => {
    const { fsyncSync } = fs;
    const sync = vi.spyOn(fs, "fsyncSync").mockImplementation((file) => {
      if (fs.fstatSync(file).isDirectory()) throw Object.assign(new Error("not a file"), { code: "EINVAL" });
      fsyncSync(file);
    });
    const store = await openEmbeddedStore(await stores.copyTemplate());
    await addUser(store);
    await store.query("checkpoint");
    expect(await countUsers(store)).toEqual({ users: 1 });
    await store.close();
    expect(sync.mock.results.map(({ type }) => type)).toContain("throw");
  });

  it("refuses every query after a disk failure until it is reopened", async () => {
    const folder = await stores.copyTemplate();
    const store = await openEmbeddedStore(folder);
    await addUser(store);
    const sync = vi.spyOn(fs, "fsyncSync").mockImplementation(() => {
      throw Object.assign(new Error("the disk is broken"), { code: "EIO" });
    });
    const answers = await Promise.allSettled([addUser(store, "lost@example.com"), countUsers(store)]);
    expect(answers).toMatchObject([1, 2].map(() => ({ status: "rejected", reason: fault("failed") })));
    await expect(store.close()).rejects.toEqual(fault("failed"));
    sync.mockRestore();
    const again = await openEmbeddedStore(folder);
    const { rows } = await again.query("select from users where email = 'kept@example.com'");
    expect(rows).toHaveLength(1);
    await again.close();
  });

  it("writes nothing when it is closed if its lock file has been replaced", async () => {
    const folder = await stores.copyTemplate();
    const store = await openEmbeddedStore(folder);
    await addUser(store);
    const before = readFileSync(path.join(folder, "global", "pg_control"));
    rmSync(`${folder}.lock`);
    writeFileSync(`${folder}.lock`, "");
    await store.close();
    expect(readFileSync(path.join(folder, "global", "pg_control")).equals(before)).toBe(true);
  });

  it("refuses a folder that contains other files or is not writable", async () => {
    const folder = inventPlace();
    mkdirSync(folder);
    writeFileSync(path.join(folder, "thesis.txt"), "the only copy");
    await expect(openEmbeddedStore(folder)).rejects.toEqual(fault("not-a-store"));
    expect(existsSync(`${folder}.lock`)).toBe(false);
    await expect(openEmbeddedStore(path.join(folder, "thesis.txt", "store"))).rejects.toEqual(fault("not-writable"));
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

  it("is closed when the store stops answering, and reopened after five seconds", async () => {
    vi.useFakeTimers();
    const close = vi.fn(async () => undefined);
    const open = vi.fn(async () => ({ ...STORE, close, query: () => Promise.reject(new Error("Query read timeout")) }));
    serveStore(open);
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(query(z.unknown(), "select 1")).rejects.toEqual(fault("failed"));
    }
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(5_001);
    await expect(query(z.unknown(), "select 1")).rejects.toEqual(fault("failed"));
    expect(open).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
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

    it("can drop an idle connection without causing an error", async () => {
      const url = await server.createDatabase();
      const [store, other] = [await openServerStore(url), await openServerStore(url)];
      await store.query("select 1");
      await other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      await vi.waitFor(() => expect(log).toHaveBeenCalledWith("warn", "store-connection-lost"));
      expect(await countUsers(store)).toEqual({ users: 0 });
      await Promise.all([store.close(), other.close()]);
    });

    it("accepts 205 concurrent statements, refuses the rest, and recovers", async () => {
      const url = await server.createDatabase();
      const open = vi.fn(() => openServerStore(url));
      const connection = serveStore(open);
      // Simulate a query that takes 40 ms.
      const ask = () => query(z.unknown(), "select pg_sleep(0.04)");
      await ask();
      const answers = await Promise.allSettled(Array.from({ length: 300 }, ask));
      expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(95);
      expect(log).toHaveBeenCalledTimes(95);
      expect(log).toHaveBeenCalledWith("error", "store-failed", { code: "busy" });
      await ask();
      expect(open).toHaveBeenCalledTimes(1);
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
