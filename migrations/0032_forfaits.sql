-- One price from a zone to another. A forfait has its own copy of its zones: no other one changes with it.
create table forfaits (
  id uuid primary key,
  from_zone jsonb not null,
  to_zone jsonb not null,
  price_cents integer not null check (price_cents between 1 and 99999999),
  is_both_ways boolean not null,
  is_active boolean not null,
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{0,1,2,3,4,5,6}'),
  start_hour smallint check (start_hour between 0 and 23),
  end_hour smallint check (end_hour between 0 and 23),
  takes_coefficient boolean not null
);

-- What is added to a price, written together: the row is the first time the prices of both are set.
create table price_extras (
  is_only boolean primary key default true check (is_only),
  version integer not null,
  options jsonb not null,
  supplements jsonb not null
);
