-- When a passenger who comes by plane or train landed and had their luggage, by the server's clock.
alter table rides
  add column landed_at timestamptz,
  add column luggage_at timestamptz;
