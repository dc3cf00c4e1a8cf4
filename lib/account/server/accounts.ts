import "server-only";
import { z } from "zod";
import type { SignIn } from "@/lib/account/replies";
import { query } from "@/lib/server/database/database";

// Every flow writes by one statement: it happens whole or not at all, and two at once cannot come between each other.

const LISTED_SIGN_INS = 10;

/** Who a session stands for. */
export const sessionUserSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), version: z.int() });
export type SessionUser = z.infer<typeof sessionUserSchema>;

const USER_COLUMNS = `id, name, email, session_version as version`;

/** Notes a sign-in of the person whose id the CTE `who` holds; $1 is the method, $2 the browser. Ten are kept. */
const NOTE_SIGN_IN = `noted as (
  insert into sign_ins (user_id, method, browser) select id, $1, $2 from who
), forgotten as (
  delete from sign_ins where user_id = (select id from who) and id < (
    select id from sign_ins where user_id = (select id from who) order by id desc offset ${LISTED_SIGN_INS - 2} limit 1
  )
)`;

export async function findSessionUser(id: string): Promise<SessionUser | undefined> {
  const [user] = await query(sessionUserSchema, `select ${USER_COLUMNS} from users where id = $1`, [id]);
  return user;
}

export async function findByEmail(email: string) {
  const row = z.object({ id: z.string(), passwordHash: z.string().nullable() });
  const [user] = await query(row, `select id, password_hash as "passwordHash" from users where email = $1`, [email]);
  return user;
}

/** Undefined when the person is gone, or the password that was checked is theirs no more. */
export async function notePasswordSignIn(id: string, checkedHash: string, renewedHash: string | null, browser: string) {
  const text = `with who as (
    update users set password_hash = coalesce($5, password_hash) where id = $3 and password_hash = $4 returning *
  ), ${NOTE_SIGN_IN} select ${USER_COLUMNS} from who`;
  const [user] = await query(sessionUserSchema, text, ["password", browser, id, checkedHash, renewedHash]);
  return user;
}

interface ProviderSignIn {
  method: string;
  browser: string;
  issuer: string;
  subject: string;
  /** Verified by the provider. */
  email: string;
  name: string;
  mayCreate: boolean;
  mayJoin: boolean;
}

/**
 * Signs in the identity's user; else the user of its address, whom the identity then belongs to; else a new one.
 * Undefined when none of these is allowed.
 */
export async function noteProviderSignIn(input: ProviderSignIn) {
  const { method, browser, issuer, subject, email, name, mayCreate, mayJoin } = input;
  const text = `with known as (
    select users.* from identities join users on users.id = user_id where issuer = $3 and subject = $4
  ), saved as (
    insert into users (email, name) select $5, $6
    where not exists (select from known) and ($7 or exists (select from users where email = $5))
    on conflict (email) do update set email = excluded.email where $8
    returning *, xmax <> 0 as "isJoined"
  ), who as (
    select *, false as "isJoined" from known union all select * from saved
  ), tied as (
    insert into identities (issuer, subject, user_id) select $3, $4, id from saved on conflict do nothing
  ), ${NOTE_SIGN_IN} select ${USER_COLUMNS}, "isJoined" from who`;
  const values = [method, browser, issuer, subject, email, name, mayCreate, mayJoin];
  const [user] = await query(sessionUserSchema.extend({ isJoined: z.boolean() }), text, values);
  return user;
}

export async function readProfile(id: string) {
  const text = `select name, email, password_hash is not null as "hasPassword", array(
    select issuer from identities where user_id = users.id group by issuer order by min(created_at)
  ) as issuers from users where id = $1`;
  const row = z.object({ name: z.string(), email: z.string(), hasPassword: z.boolean(), issuers: z.array(z.string()) });
  const [profile] = await query(row, text, [id]);
  return profile;
}

/** Newest first. */
export function listSignIns(id: string): Promise<SignIn[]> {
  const text = `select at, method, browser from sign_ins where user_id = $1 order by id desc limit ${LISTED_SIGN_INS}`;
  const at = z.date().transform((date) => date.toISOString());
  return query(z.object({ at, method: z.string(), browser: z.string() }), text, [id]);
}

export async function renameUser(id: string, name: string): Promise<void> {
  await query(z.unknown(), "update users set name = $2 where id = $1", [id, name]);
}

/** Ends every session of a person. */
export async function signOutEverywhere(id: string): Promise<void> {
  await query(z.unknown(), "update users set session_version = session_version + 1 where id = $1", [id]);
}

/** Deletes a person with everything that hangs on them, open links too. */
export async function deleteUser({ id, email }: SessionUser): Promise<void> {
  const text = "with closed as (delete from links where email = $2) delete from users where id = $1";
  await query(z.unknown(), text, [id, email]);
}
