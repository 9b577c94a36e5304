-- When a driver works. A driver without a row works always; `spans` null means always too, for a row that says only the rest.
-- A span is {"weekday": 1–7 (Monday is 1), "from", "to"} in minutes of the Paris day; `to` at or before `from` is on the next day.
create table driver_hours (
  user_id uuid primary key references users (id),
  spans jsonb,
  notice_minutes integer not null default 0,
  horizon_days integer not null default 365,
  pause_minutes integer not null default 0,
  -- Where the first approach of a day begins; empty: at the company.
  base_address text not null default '',
  base_lat double precision,
  base_lng double precision,
  -- Whether the platform accepts for this driver, and the least margin in minutes before and after.
  instant boolean not null default false,
  instant_margin integer not null default 20,
  -- The first time it is switched on, its driver is shown what it means.
  instant_shown boolean not null default false
);

create table days_off (
  id uuid primary key,
  user_id uuid not null references users (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  whole_days boolean not null,
  reason text not null default '',
  check (ends_at > starts_at)
);

create index days_off_of_driver on days_off (user_id, ends_at);

-- Accepted by the platform for its driver: with this margin in minutes, -1 where nothing else was planned that day.
alter table rides add column instant_margin integer;
