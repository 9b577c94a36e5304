-- The client's name when the money moved: the book of receipts stays as it was written, whatever becomes of the account.
alter table payment_journal add column client_name text;

create function name_payer() returns trigger language plpgsql as $$
begin
  select trim(first_name || ' ' || last_name) into new.client_name
    from rides join users on users.id = rides.client_id where rides.id = new.ride_id;
  return new;
end $$;

-- A restored line keeps the name it came with.
create trigger payer_is_named before insert on payment_journal
  for each row when (new.amount_cents <> 0 and new.client_name is null) execute function name_payer();

alter table payment_journal disable trigger user;
update payment_journal set client_name = trim(first_name || ' ' || last_name)
  from rides join users on users.id = rides.client_id
  where rides.id = payment_journal.ride_id and amount_cents <> 0;
alter table payment_journal enable trigger user;

-- What came in by day and by month of Paris: for each driver, and for everybody together under the nil id.
create table takings (
  driver_id uuid not null,
  grain text not null check (grain in ('day', 'month')),
  start date not null,
  method text not null,
  -- What came in less what went back, and what went back.
  total_cents bigint not null,
  refunded_cents bigint not null,
  -- Rides whose money came in, less those whose money went back whole.
  rides bigint not null,
  movements bigint not null,
  primary key (driver_id, grain, start, method)
);

-- The same sums from the journal: they begin with it, and tests compare them with it.
create view counted_takings as
  select takers.id as driver_id, grain, date_trunc(grain, at at time zone 'Europe/Paris')::date as start, journal.method,
    sum(journal.amount_cents) as total_cents,
    sum(case when kind = 'refunded' then -journal.amount_cents else 0 end) as refunded_cents,
    sum(case when journal.amount_cents > 0 then 1 when journal.amount_cents = -payments.amount_cents then -1 else 0 end) as rides,
    count(*) as movements
  from payment_journal journal
  join payments on payments.id = journal.payment_id
  cross join lateral (
    select distinct unnest(array[journal.driver_id, '00000000-0000-0000-0000-000000000000']) as id) as takers
  cross join (values ('day'), ('month')) as grains (grain)
  where journal.amount_cents <> 0 and takers.id is not null
  group by 1, 2, 3, 4;

-- Writers of the journal take turns already, so that adding to one row makes nobody wait longer.
create function sum_up_taking() returns trigger language plpgsql as $$
declare
  day date := (new.at at time zone 'Europe/Paris')::date;
begin
  insert into takings
    select taker, grain, start, new.method, new.amount_cents,
      case when new.kind = 'refunded' then -new.amount_cents else 0 end,
      case when new.amount_cents > 0 then 1
        when new.amount_cents = -(select amount_cents from payments where id = new.payment_id) then -1 else 0 end,
      1
    from unnest(array['00000000-0000-0000-0000-000000000000', new.driver_id]) as takers (taker)
    cross join (values ('day', day), ('month', date_trunc('month', day)::date)) as grains (grain, start)
    where taker is not null
  on conflict (driver_id, grain, start, method) do update set
    total_cents = takings.total_cents + excluded.total_cents,
    refunded_cents = takings.refunded_cents + excluded.refunded_cents,
    rides = takings.rides + excluded.rides,
    movements = takings.movements + excluded.movements;
  return null;
end $$;

-- Writers wait from here on until the sums are complete.
create trigger takings_are_summed after insert on payment_journal
  for each row when (new.amount_cents <> 0) execute function sum_up_taking();
insert into takings select * from counted_takings;

-- The book of receipts of everybody, page by page. Sums no longer read the journal.
create index journal_of_money on payment_journal (at, id) where amount_cents <> 0;
drop index journal_by_time;

-- Rides that are over and not paid: a driver's, and everybody's.
create index rides_to_collect on rides (driver_id, scheduled_at, id)
  where status = 'completed' and payment_status in ('unpaid', 'processing');
create index all_rides_to_collect on rides (scheduled_at, id)
  where status = 'completed' and payment_status in ('unpaid', 'processing');

-- How the accounting file names accounts and journals: one row.
create table accounting (
  is_only boolean primary key default true check (is_only),
  sales_account text not null default '706000',
  vat_account text not null default '445710',
  client_account text not null default '411000',
  bank_account text not null default '512000',
  cash_account text not null default '530000',
  sales_journal text not null default 'VE',
  bank_journal text not null default 'BQ',
  cash_journal text not null default 'CA'
);
insert into accounting default values;
