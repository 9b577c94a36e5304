-- Browsers in which somebody signed in before: they may sign in again, however many strangers guess elsewhere.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);

-- Sweeping what has expired.
create index known_devices_expiry on known_devices (expires_at);

-- Whose account was tried, as a hash: a new password clears all the counts of its account.
alter table attempts add column account text;
create index attempts_account on attempts (account) where account is not null;

-- Push notes end with the session in which they were wanted. Null: from before, or written by an older instance.
alter table push_subscriptions
  add column session_hash bytea references sessions (token_hash) on delete cascade;
create index push_subscriptions_of_session on push_subscriptions (session_hash);
