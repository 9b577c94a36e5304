-- The price a client agreed to keeps its explanation, whatever becomes of the rule.
alter table rides add column price_rule_name text;
alter table rides add column price_lines jsonb not null default '[]';
alter table rides add column cancellation_request_reason text;

-- What happened to each ride: who, when, from, to, why. Only ever added to.
create table ride_events (
  -- In the order they happened, even within one millisecond.
  id bigint generated always as identity primary key,
  ride_id uuid not null references rides (id),
  actor_id uuid references users (id),
  move text not null,
  from_status text,
  to_status text not null,
  reason text,
  at timestamptz not null
);

create index ride_events_of_ride on ride_events (ride_id, id);

-- The same booking sent twice is one ride.
create table booking_keys (
  user_id uuid not null references users (id),
  key text not null,
  body_hash bytea not null,
  ride_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);

-- Keys are forgotten after a day.
create index booking_keys_age on booking_keys (created_at);
