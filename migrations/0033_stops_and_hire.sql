-- Places between pickup and destination, and cars by the hour. A hire without a last destination ends at its pickup, so that
-- the two ends of every ride stay known to whoever reads only them.
alter table rides
  add column stops jsonb not null default '[]' check (jsonb_array_length(stops) <= 3),
  add column hire_hours smallint check (hire_hours between 1 and 12),
  add column program text not null default '',
  -- The route of a hire was agreed beforehand: it is taxed like a way.
  add column has_agreed_route boolean not null default false,
  -- What was added to the agreed price at the end, line by line.
  add column final_lines jsonb not null default '[]',
  add column price_contested_at timestamptz,
  add constraint rides_hire_without_stops check (hire_hours is null or stops = '[]');

-- Set once for the platform: free minutes of waiting at the pickup, and what each started minute costs after them.
create table waiting_terms (
  is_only boolean primary key default true check (is_only),
  station_minutes smallint not null check (station_minutes between 0 and 240),
  other_minutes smallint not null check (other_minutes between 0 and 240),
  price_cents integer not null check (price_cents between 0 and 99999999)
);
