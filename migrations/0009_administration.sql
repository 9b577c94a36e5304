-- Who changed what on the platform. Only ever added to.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references users (id),
  action text not null,
  -- What it was done to, in the words of the time: a name outlives its account.
  subject text not null,
  subject_id uuid,
  details text not null default '',
  at timestamptz not null
);

-- The journal mixes it with the moves of rides, latest first.
create index audit_log_time on audit_log (at, id);
create index ride_events_time on ride_events (at, id);

-- The work behind the scenes: each job runs on one instance at a time.
create table jobs (
  name text primary key,
  due_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  outcome text not null default '',
  error text,
  failures integer not null default 0
);

-- The list of people, latest first.
create index users_latest on users (created_at, id);

-- Rides and takings of a period, straight from the index: a year of them would be half the table.
create index rides_figures on rides (status, scheduled_at) include (final_cents, estimated_cents);
-- How many requests were answered in a period, and how soon.
create index ride_events_moves on ride_events (move, at) include (ride_id);
