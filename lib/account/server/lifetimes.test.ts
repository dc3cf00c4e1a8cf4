import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { query } from "@/lib/server/database/database";
import { missingKinds, openTestStores } from "@/lib/server/database/test/stores";
import { findByEmail, findSessionUser, issueLink, type LinkKind, signOutEverywhere, spendLink } from "./accounts";
import { continueSession, startSession } from "./sessions";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

const EMAIL = "asha@visitors.example";
const HOUR_SECONDS = 3600;

const stores = await openTestStores();
beforeAll(() => stores.list[0]?.use());
afterAll(() => stores.remove());

// What this machine cannot have is left out of every test of the store; the run lists it by this name.
it.skip.each(missingKinds)("accounts and limits are kept in a real one too [needs %s]", () => undefined);

async function findUser() {
  const found = await findByEmail(EMAIL);
  const user = found && (await findSessionUser(found.id));
  if (!user) throw new Error("not made");
  return user;
}

it.each<[LinkKind, hours: number]>([
  ["register", 24],
  ["forgot", 1],
])("a link to %s can be followed for %i h", async (kind, hours) => {
  await issueLink(EMAIL, kind);
  const text =
    "select extract(epoch from expires_at - now())::float as seconds from links where email = $1 and kind = $2";
  const [left] = await query(z.object({ seconds: z.number() }), text, [EMAIL, kind]);
  expect(left?.seconds).toBeGreaterThan(hours * HOUR_SECONDS - 60);
  expect(left?.seconds).toBeLessThanOrEqual(hours * HOUR_SECONDS);
});

it("a session lasts thirty days from its sign-in, and not a moment longer than its account wants it", async () => {
  await spendLink(await issueLink(EMAIL, "register"), "$argon2id$first", "Asha");
  const session = startSession(await findUser());
  const begunDaysAgo = (days: number) => ({ ...session, authTime: Date.now() / 1000 - days * 24 * HOUR_SECONDS });
  expect(await continueSession(begunDaysAgo(29))).toMatchObject({ email: EMAIL });
  expect(await continueSession(begunDaysAgo(31))).toBeNull();
  await signOutEverywhere((await findUser()).id);
  expect(await continueSession(session)).toBeNull();
  expect(await continueSession(startSession(await findUser()))).toMatchObject({ email: EMAIL });
});
