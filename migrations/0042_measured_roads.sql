-- Roads that a service measured for the verdicts of drivers, by their ends to some ten metres, in ten thousandths of a degree.
-- They can be measured again: no backup holds them, and a crash may empty the table.
create unlogged table measured_roads (
  from_lat integer not null,
  from_lng integer not null,
  to_lat integer not null,
  to_lng integer not null,
  km double precision not null,
  minutes integer not null,
  measured_at timestamptz not null,
  primary key (from_lat, from_lng, to_lat, to_lng)
);

-- What was measured long ago goes.
create index measured_roads_old on measured_roads (measured_at);
