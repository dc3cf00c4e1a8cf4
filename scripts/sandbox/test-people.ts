import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { issueToken } from "@/lib/account/server/link-tokens";
import { registerAccount } from "@/lib/account/server/register";
import { verifyEmail } from "@/lib/account/server/verify-email";
import { users } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";

export const PASSWORD_RULES = { passwordMinCharacters: 12 };
export const VISIT = { browser: "Firefox on Linux", ipHash: "nobody" };
export const PASSWORD = "a long enough password";

export const inventAddress = () => `${randomUUID()}@example.com`;

/** What somebody whom no store knows would register with. */
export const inventPerson = () => ({ name: "Asha", email: inventAddress(), password: PASSWORD });

/** Registers a person whose address is not verified. Throws when the address has an account. */
export async function registerPerson(db: Database, person = inventPerson()) {
  const outcome = await registerAccount(db, person, PASSWORD_RULES, VISIT);
  if (!outcome.ok || !outcome.userId) throw new Error("not registered");
  return { ...person, userId: outcome.userId };
}

/** Registers a person and verifies the address by its link. */
export async function registerVerifiedPerson(db: Database) {
  const person = await registerPerson(db);
  await verifyEmail(db, await issueToken(db, person.userId, "verify"));
  return person;
}

/** A person's row as it stands; undefined when there is none. */
export async function findUser(db: Database, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user;
}
