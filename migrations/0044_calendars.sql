-- The address where somebody's own calendar reads their rides. The token is derived from our secret key: only its hash is here.
create table calendar_feeds (
  user_id uuid primary key references users (id),
  generation integer not null default 1,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  revoked_at timestamptz,
  -- When a calendar last asked for it.
  read_at timestamptz
);

-- A driver's own calendar, read in every quarter of an hour. Its address is a secret of the driver and is sealed.
create table own_calendars (
  user_id uuid primary key references users (id),
  address text not null,
  etag text,
  next_read_at timestamptz not null,
  -- When it was last read as a whole, and why not since then.
  read_at timestamptz,
  failure text,
  failure_status integer
);

-- Which calendars are due.
create index own_calendars_due on own_calendars (next_read_at);

-- When a driver is busy elsewhere: spans that do not touch, without a title or a place.
create table busy_times (
  user_id uuid not null references own_calendars (user_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (user_id, starts_at),
  check (ends_at > starts_at)
);

-- What has ended long ago goes.
create index busy_times_ended on busy_times (ends_at);

insert into jobs (name, due_at) values ('calendars', 'epoch') on conflict do nothing;
