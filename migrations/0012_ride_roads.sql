-- The road of a ride, measured once, when somebody first looks at it; apart, so that lists stay light.
create table ride_roads (
  ride_id uuid primary key references rides (id) on delete cascade,
  path jsonb not null
);
