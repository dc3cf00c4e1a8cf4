create table users (
  id uuid primary key default gen_random_uuid(),
  -- Stored in canonical form, because users are looked up by this column.
  email text not null unique,
  name text not null,
  -- Argon2id in PHC format. Null for users who sign in only through an identity provider.
  password_hash text,
  -- Stored in every session. Incrementing it ends all of the user's sessions.
  session_version integer not null default 0,
  created_at timestamptz not null default now()
);

create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_user_id on identities (user_id);

create table links (
  -- SHA-256 of the token. Only the email contains the token itself.
  hash text primary key,
  email text not null,
  kind text not null check (kind in ('register', 'forgot')),
  expires_at timestamptz not null
);
create index links_email on links (email);

create table sign_ins (
  -- Sign-ins are ordered by this id, because two may have the same timestamp.
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  method text not null,
  browser text not null
);
create index sign_ins_user_id on sign_ins (user_id, id);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
