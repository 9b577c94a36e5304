-- What a client who cancels or is absent owes: frozen with the order, and what became of it.
alter table rides
  add column cancellation_terms jsonb,
  -- Null where nothing is owed.
  add column fee_cents integer check (fee_cents > 0),
  add column fee_kind text check (fee_kind in ('cancellation', 'absence')),
  add column fee_waived_at timestamptz,
  -- What is held for the ride; null: its whole price, as older versions take it.
  add column paid_cents integer,
  -- What avoirs took off its price.
  add column credited_cents integer not null default 0,
  -- When the platform is to give back by itself what is held beyond what is owed.
  add column refund_due_at timestamptz;

alter table payments
  -- How much of it went back, and how much was asked back last; null: all of it, as older versions ask.
  add column refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  add column refund_cents integer check (refund_cents > 0);

-- What the background job gives back, oldest first.
create index rides_to_refund on rides (refund_due_at) where refund_due_at is not null and payment_status = 'paid';
-- Fees that nobody has paid yet: a driver's, and everybody's.
create index fees_to_collect on rides (driver_id, scheduled_at, id)
  where status = 'cancelled' and fee_cents is not null and fee_waived_at is null
    and payment_status in ('unpaid', 'processing');
create index all_fees_to_collect on rides (scheduled_at, id)
  where status = 'cancelled' and fee_cents is not null and fee_waived_at is null
    and payment_status in ('unpaid', 'processing');

-- The absence of a client is taxed like the ride, a cancellation is not taxed: both can be changed.
alter table company
  add column absence_fee_taxed boolean not null default true,
  add column cancellation_fee_taxed boolean not null default false;

-- Money may go back in parts: a ride is no longer counted once all of it is back.
create or replace view counted_takings as
  select takers.id as driver_id, grain, date_trunc(grain, at at time zone 'Europe/Paris')::date as start, journal.method,
    sum(journal.amount_cents) as total_cents,
    sum(case when kind = 'refunded' then -journal.amount_cents else 0 end) as refunded_cents,
    sum(case when journal.amount_cents > 0 then 1
      when (select sum(line.amount_cents) from payment_journal line
        where line.payment_id = journal.payment_id and line.id <= journal.id) = 0 then -1 else 0 end) as rides,
    count(*) as movements
  from payment_journal journal
  join payments on payments.id = journal.payment_id
  cross join lateral (
    select distinct unnest(array[journal.driver_id, '00000000-0000-0000-0000-000000000000']) as id) as takers
  cross join (values ('day'), ('month')) as grains (grain)
  where journal.amount_cents <> 0 and takers.id is not null
  group by 1, 2, 3, 4;

create or replace function sum_up_taking() returns trigger language plpgsql as $$
declare
  day date := (new.at at time zone 'Europe/Paris')::date;
begin
  insert into takings
    select taker, grain, start, new.method, new.amount_cents,
      case when new.kind = 'refunded' then -new.amount_cents else 0 end,
      case when new.amount_cents > 0 then 1
        when (select sum(amount_cents) from payment_journal where payment_id = new.payment_id) = 0 then -1 else 0 end,
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
