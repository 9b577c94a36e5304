create table pricing_rules (
  id uuid primary key,
  name text not null,
  calculation_method text not null
    check (calculation_method in ('distance_time', 'distance_only', 'time_only', 'flat_rate', 'hourly')),
  base_fare_cents integer not null check (base_fare_cents between 0 and 99999999),
  price_per_km_cents integer not null check (price_per_km_cents between 0 and 99999999),
  price_per_minute_cents integer not null check (price_per_minute_cents between 0 and 99999999),
  hourly_rate_cents integer not null check (hourly_rate_cents between 0 and 99999999),
  flat_rate_cents integer not null check (flat_rate_cents between 0 and 99999999),
  minimum_fare_cents integer not null check (minimum_fare_cents between 0 and 99999999),
  coefficient double precision not null check (coefficient between 0.1 and 10),
  is_active boolean not null,
  priority integer not null,
  description text not null,
  day_of_week smallint check (day_of_week between 0 and 6),
  start_hour smallint check (start_hour between 0 and 23),
  end_hour smallint check (end_hour between 0 and 23)
);

-- The number people say aloud: 'Course n° 12'. Gaps are allowed.
create sequence ride_numbers;

create table rides (
  id uuid primary key,
  number bigint not null unique default nextval('ride_numbers'),
  client_id uuid not null references users (id),
  driver_id uuid references users (id),
  status text not null
    check (status in ('pending', 'accepted', 'in_progress', 'completed', 'cancelled', 'rejected')),
  pickup_address text not null,
  pickup_lat double precision not null,
  pickup_lng double precision not null,
  destination_address text not null,
  destination_lat double precision not null,
  destination_lng double precision not null,
  scheduled_at timestamptz not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  distance_km double precision not null check (distance_km >= 0),
  duration_minutes double precision not null check (duration_minutes >= 0),
  estimated_cents integer not null check (estimated_cents >= 0),
  final_cents integer check (final_cents >= 0),
  price_to_confirm boolean not null default false,
  notes text not null default '',
  allow_toll boolean not null default false,
  passengers smallint not null default 1 check (passengers between 1 and 8),
  luggage smallint not null default 0 check (luggage >= 0),
  travel_reference text not null default '',
  rejection_reason text,
  cancellation_reason text,
  cancellation_requested_at timestamptz,
  payment_status text not null default 'unpaid',
  version integer not null default 1
);

-- A client's lists, soonest first, paged by (scheduled_at, id).
create index rides_of_client on rides (client_id, status, scheduled_at, id);
-- A driver's own lists.
create index rides_of_driver on rides (driver_id, status, scheduled_at, id);
-- Everybody's requests, and the sweep of the expired ones.
create index rides_by_status on rides (status, scheduled_at, id);
-- A driver drives one ride at a time.
create unique index rides_one_in_progress on rides (driver_id) where status = 'in_progress';
