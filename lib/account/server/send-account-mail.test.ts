import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterEach, expect, it, vi } from "vitest";
import { sendAlreadyRegisteredLater } from "./send-account-mail";

const pending: Promise<unknown>[] = [];
vi.mock("next/server", () => ({ after: (work: () => Promise<void>) => pending.push(work()) }));
vi.mock("@/lib/server/env", () => ({ getEnv: () => ({ smtp: null, siteOrigin: null, logLevel: "info" }) }));
vi.mock("@/lib/server/database/with-store", () => ({
  withStore: () =>
    Promise.reject(new DrizzleQueryError("insert into tokens", ["asha@example.com", "hash-mark"], new Error("42"))),
}));

afterEach(() => vi.restoreAllMocks());

it("logs what fails behind a reply by its kind, and never what it was about", async () => {
  let printed = "";
  const write = (line: string | Uint8Array) => Boolean((printed += String(line)));
  vi.spyOn(process.stderr, "write").mockImplementation(write);
  sendAlreadyRegisteredLater({ name: "Asha", email: "asha@example.com" });
  expect(await Promise.allSettled(pending)).toEqual([{ status: "fulfilled", value: undefined }]);
  expect(JSON.parse(printed)).toMatchObject({ event: "mail-failed", reason: "unexpected" });
  expect(printed).not.toMatch(/asha|hash-mark/i);
});
