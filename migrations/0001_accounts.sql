create table users (
  id uuid primary key,
  role text not null check (role in ('client', 'driver', 'admin')),
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  home_address text,
  home_lat double precision,
  home_lng double precision,
  work_address text,
  work_lat double precision,
  work_lng double precision,
  blocked_at timestamptz,
  created_at timestamptz not null
);

-- Emails compare without case; signing in looks an account up by it.
create unique index users_email on users (lower(email));

-- Only the hash of a session's token is kept: a stolen dump opens no account.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Signing somebody out everywhere.
create index sessions_user on sessions (user_id);
-- Sweeping what has expired.
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

create index password_resets_user on password_resets (user_id);

-- Counts shared by every instance: attempts to sign in, to register, …
create table attempts (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null,
  closed_until timestamptz
);

create index attempts_window on attempts (window_ends_at);
