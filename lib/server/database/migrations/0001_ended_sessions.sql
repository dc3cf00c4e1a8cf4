create table ended_sessions (
  -- The session's own id, which its cookie holds.
  id uuid primary key,
  expires_at timestamptz not null
);
create index ended_sessions_expires_at on ended_sessions (expires_at);
