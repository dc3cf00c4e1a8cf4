import "server-only";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable("users", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** In canonical form: the key by which a person is found. */
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
  image: text("image"),
  /** Argon2id in PHC format; null for people who only come by an identity provider. */
  passwordHash: text("password_hash"),
  emailVerifiedAt: time("email_verified_at"),
  /** Part of every session: raising it ends them all. */
  tokenVersion: integer("token_version").notNull().default(0),
  /** Wrong passwords in a row. */
  failedCount: integer("failed_count").notNull().default(0),
  disabledAt: time("disabled_at"),
  createdAt: time("created_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
  lastLoginAt: time("last_login_at"),
});

/** A person's identities at third-party providers. */
export const accounts = pgTable(
  "accounts",
  {
    provider: text("provider").notNull(),
    providerAccountId: text("provider_account_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerAccountId] }),
    index("accounts_user_id").on(table.userId),
  ],
);

export const TOKEN_KINDS = ["verify", "reset", "email"] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Single-use links that were sent by mail; only the hash of a link's token is kept. */
export const tokens = pgTable(
  "tokens",
  {
    hash: text("hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: TOKEN_KINDS }).notNull(),
    /** The new address of an `email` token. */
    payload: text("payload"),
    expiresAt: time("expires_at").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("tokens_kind", sql`${table.kind} in ('verify', 'reset', 'email')`),
    index("tokens_user_id_kind").on(table.userId, table.kind),
  ],
);

/** What happened to an account. `method` and `browser` hold words of our own, never a header's text. */
export const audit = pgTable(
  "audit",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    method: text("method"),
    browser: text("browser"),
    ipHash: text("ip_hash"),
    at: time("at").notNull().defaultNow(),
  },
  (table) => [index("audit_user_id_at").on(table.userId, table.at)],
);
