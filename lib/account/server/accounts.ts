import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { SignIn } from "@/lib/account/types";
import { askStore, query } from "@/lib/server/database/database";
import { DAY_SECONDS, HOUR_SECONDS } from "@/lib/server/limits";

// Each function makes all its changes in a single SQL statement, so that they are atomic.

const LISTED_SIGN_INS = 10;

export const sessionUserSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), version: z.int() });
export type SessionUser = z.infer<typeof sessionUserSchema>;

const USER_COLUMNS = `id, name, email, session_version as version`;

/** SQL fragment that requires a CTE named `signed_in`. $1 is the sign-in method and $2 is the browser. */
const RECORD_SIGN_IN = `recorded as (
  insert into sign_ins (user_id, method, browser) select id, $1, $2 from signed_in
), pruned as (
  delete from sign_ins where user_id = (select id from signed_in) and id < (
    select id from sign_ins where user_id = (select id from signed_in) order by id desc offset ${LISTED_SIGN_INS - 2} limit 1
  )
)`;

/** Returns undefined if the session has been ended by “Sign out”. */
export async function findSessionUser(id: string, sessionId: string): Promise<SessionUser | undefined> {
  const text = `select ${USER_COLUMNS} from users
    where id = $1 and not exists (select from ended_sessions where ended_sessions.id = $2)`;
  const [user] = await query(sessionUserSchema, text, [id, sessionId]);
  return user;
}

/** Remembers for `seconds` that a session has ended. */
export async function endSession(sessionId: string, seconds: number): Promise<void> {
  const text = `with expired as (delete from ended_sessions where expires_at <= now())
    insert into ended_sessions (id, expires_at) values ($1, now() + make_interval(secs => $2)) on conflict do nothing`;
  await askStore(text, [sessionId, seconds]);
}

export async function findByEmail(email: string) {
  const row = z.object({ id: z.string(), passwordHash: z.string().nullable() });
  const [user] = await query(row, `select id, password_hash as "passwordHash" from users where email = $1`, [email]);
  return user;
}

/** Returns undefined if the password has changed since it was checked. */
export async function recordSignIn(id: string, checkedHash: string, renewedHash: string | null, browser: string) {
  const text = `with signed_in as (
    update users set password_hash = coalesce($5, password_hash) where id = $3 and password_hash = $4 returning *
  ), ${RECORD_SIGN_IN} select ${USER_COLUMNS} from signed_in`;
  const [user] = await query(sessionUserSchema, text, ["password", browser, id, checkedHash, renewedHash]);
  return user;
}

interface ProviderSignIn {
  method: string;
  browser: string;
  issuer: string;
  subject: string;
  email: string;
  name: string;
  mayCreate: boolean;
}

const joinedSchema = sessionUserSchema.extend({ isJoined: z.boolean() });

/** Signs in the user with this identity, the user with the same email address, or a new user. */
export async function signInByIdentity(input: ProviderSignIn): Promise<z.infer<typeof joinedSchema> | undefined> {
  const { method, browser, issuer, subject, email, name, mayCreate } = input;
  const text = `with known as (
    select users.* from identities join users on users.id = user_id where issuer = $3 and subject = $4
  ), saved as (
    insert into users (email, name) select $5, $6
    where not exists (select from known) and ($7 or exists (select from users where email = $5))
    on conflict (email) do update set name = users.name
    returning *, xmax <> 0 as "isJoined"
  ), signed_in as (
    select *, false as "isJoined" from known union all select * from saved
  ), linked as (
    insert into identities (issuer, subject, user_id) select $3, $4, id from saved on conflict do nothing
  ), ${RECORD_SIGN_IN} select ${USER_COLUMNS}, "isJoined" from signed_in`;
  const values = [method, browser, issuer, subject, email, name, mayCreate];
  const [user] = await query(joinedSchema, text, values);
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

export function listSignIns(id: string): Promise<SignIn[]> {
  const text = `select at, method, browser from sign_ins where user_id = $1 order by id desc limit ${LISTED_SIGN_INS}`;
  const at = z.date().transform((date) => date.toISOString());
  return query(z.object({ at, method: z.string(), browser: z.string() }), text, [id]);
}

export async function renameUser(id: string, name: string): Promise<void> {
  await askStore("update users set name = $2 where id = $1", [id, name]);
}

export async function signOutEverywhere(id: string): Promise<void> {
  await askStore("update users set session_version = session_version + 1 where id = $1", [id]);
}

/** Also deletes the links sent to the account's address, so that nothing keeps it. */
export async function deleteUser(id: string): Promise<void> {
  const text = `with deleted as (delete from users where id = $1 returning email)
    delete from links where email in (select email from deleted)`;
  await askStore(text, [id]);
}

export type LinkKind = "register" | "forgot";

const LIFE_SECONDS: Record<LinkKind, number> = { register: DAY_SECONDS, forgot: HOUR_SECONDS };

const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Older links stay valid, so that a stranger's request cannot invalidate the owner's link. */
export async function createLink(email: string, kind: LinkKind): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const text = `with expired as (delete from links where expires_at <= now())
    insert into links (hash, email, kind, expires_at) values ($1, $2, $3, now() + make_interval(secs => $4))`;
  await askStore(text, [hashToken(token), email, kind, LIFE_SECONDS[kind]]);
  return token;
}

/** Looks up a link without redeeming it. An account without a password takes its name together with the first one. */
export async function findLink(token: string) {
  const text = `select links.email, users.id is null as "isNew", password_hash is null as "needsName"
    from links left join users on users.email = links.email
    where hash = $1 and expires_at > now() and (kind = 'register' or users.id is not null)`;
  const row = z.object({ email: z.string(), isNew: z.boolean(), needsName: z.boolean() });
  const [link] = await query(row, text, [hashToken(token)]);
  return link;
}

/**
 * Saves the password, ends all sessions, and removes identities and links. The name is saved only with an account's
 * first password. Undefined if the link is invalid.
 */
export async function redeemLink(token: string, passwordHash: string, name: string) {
  const text = `with spent as (
    delete from links where email = (select email from links where hash = $1 and expires_at > now())
    returning hash, email, kind
  ), saved as (
    insert into users (email, name, password_hash) select email, $3, $2 from spent
    where hash = $1 and (kind = 'register' or exists (select from users where users.email = spent.email))
    on conflict (email) do update set
      name = case when users.password_hash is null then excluded.name else users.name end,
      password_hash = excluded.password_hash, session_version = users.session_version + 1
    returning id, email
  ), unlinked as (
    delete from identities where user_id in (select id from saved)
  ) select email from saved`;
  const [saved] = await query(z.object({ email: z.string() }), text, [hashToken(token), passwordHash, name]);
  return saved;
}
