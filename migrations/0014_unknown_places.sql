-- A place that cannot be found on the map is unknown: it has an address and no point.
alter table rides
  alter column pickup_lat drop not null,
  alter column pickup_lng drop not null,
  alter column destination_lat drop not null,
  alter column destination_lng drop not null;
