-- From accepted to on board: when a driver left for the client and was there. The first time is the server's, the second
-- that of a telephone that had no network.
alter table rides
  add column on_the_way_at timestamptz,
  add column on_the_way_phone_at timestamptz,
  add column arrived_at timestamptz,
  add column arrived_phone_at timestamptz,
  add column started_phone_at timestamptz,
  -- When the driver should be there, by the road.
  add column expected_at timestamptz,
  -- What waiting costs, as it was when the driver arrived: so many minutes free, then a price for each.
  add column free_minutes smallint,
  add column waiting_cents integer,
  -- When the driver called whoever rides; part of the proof of an absence.
  add column called_at timestamptz[] not null default '{}';

-- Ready-made answers of a driver in the chat; null: those of the platform.
alter table driver_profiles add column ready_replies jsonb;
