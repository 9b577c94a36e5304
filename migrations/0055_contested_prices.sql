-- A price that was raised at the end may be contested, and its papers wait for that.
alter table rides
  add column price_contest_reason text,
  add column price_answered_at timestamptz,
  -- What driver or admin made of it: nothing more is asked for, or it stays due.
  add column price_answer text,
  -- When papers that nobody has to ask for are issued: of a raised price, and of a fee. Payment issues them earlier.
  add column bills_due_at timestamptz,
  -- The agreed price was paid, and what stays due beyond it is a payment of its own.
  add column owes_rest boolean not null default false;

alter table rides
  add constraint rides_price_answer check (price_answer in ('waived', 'kept')) not valid;

alter table payments
  -- For what stayed due after the agreed price was paid.
  add column is_rest boolean not null default false,
  -- Several rides that one order at the provider pays: the payment that carries this order, itself included; null: one ride.
  add column lead_id uuid;

-- A rest is no ride more.
create or replace view counted_takings as
  select takers.id as driver_id, grain, date_trunc(grain, at at time zone 'Europe/Paris')::date as start, journal.method,
    sum(journal.amount_cents) as total_cents,
    sum(case when kind = 'refunded' then -journal.amount_cents else 0 end) as refunded_cents,
    sum(case when payments.is_rest then 0 when journal.amount_cents > 0 then 1
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
      case when (select is_rest from payments where id = new.payment_id) then 0
        when new.amount_cents > 0 then 1
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
