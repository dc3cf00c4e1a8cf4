import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { query } from "@/lib/server/database/database";
import { DAY_SECONDS, HOUR_SECONDS } from "@/lib/server/limits";

/** For whom a link is: a new person, or one who has an account. */
export type LinkKind = "register" | "forgot";

const LIFE_SECONDS: Record<LinkKind, number> = { register: DAY_SECONDS, forgot: HOUR_SECONDS };

/** So many open links of one address, so that a stranger's request does not close its owner's. */
const OPEN_LINKS_MAX = 3;

/** What the store holds of a token: nothing that could be followed. */
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Makes a link to choose a password; the token stands nowhere but in the mail. */
export async function issueLink(email: string, kind: LinkKind): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const text = `with closed as (
    delete from links where expires_at <= now() or (email = $2 and hash not in (
      select hash from links where email = $2 order by expires_at desc limit ${OPEN_LINKS_MAX - 1}
    ))
  ) insert into links (hash, email, kind, expires_at) values ($1, $2, $3, now() + make_interval(secs => $4))`;
  await query(z.unknown(), text, [hashToken(token), email, kind, LIFE_SECONDS[kind]]);
  return token;
}

/** Whose open link it is; the name of those who have an account. Spends nothing. */
export async function findLink(token: string) {
  const text = `select links.email, users.name from links left join users on users.email = links.email
    where hash = $1 and expires_at > now() and (kind = 'register' or users.id is not null)`;
  const row = z.object({ email: z.string(), name: z.string().nullable() });
  const [link] = await query(row, text, [hashToken(token)]);
  return link;
}

/**
 * Spends a link: makes or updates its account, ends all its sessions, and removes its identities and its other links.
 * `name` is for a new account. Undefined when somebody was quicker.
 */
export async function spendLink(token: string, passwordHash: string, name: string) {
  const text = `with spent as (
    delete from links where email = (select email from links where hash = $1 and expires_at > now())
    returning hash, email, kind
  ), saved as (
    insert into users (email, name, password_hash) select email, $3, $2 from spent
    where hash = $1 and (kind = 'register' or exists (select from users where users.email = spent.email))
    on conflict (email) do update
    set password_hash = excluded.password_hash, session_version = users.session_version + 1
    returning id, email
  ), untied as (
    delete from identities where user_id in (select id from saved)
  ) select email from saved`;
  const [saved] = await query(z.object({ email: z.string() }), text, [hashToken(token), passwordHash, name]);
  return saved;
}
