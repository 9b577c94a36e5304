-- A refund may come back after it was made: it counts as refunded no longer, and its ride as paid again if nothing else was held.
create or replace view counted_takings as
  select takers.id as driver_id, grain, date_trunc(grain, at at time zone 'Europe/Paris')::date as start, journal.method,
    sum(journal.amount_cents) as total_cents,
    sum(case when kind in ('refunded', 'refund_failed') then -journal.amount_cents else 0 end) as refunded_cents,
    sum(case when payments.is_rest then 0 when journal.amount_cents > 0 and kind <> 'refund_failed' then 1
      else case (select sum(line.amount_cents) from payment_journal line
        where line.payment_id = journal.payment_id and line.id <= journal.id)
        when 0 then -1 when journal.amount_cents then 1 else 0 end end) as rides,
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
      case when new.kind in ('refunded', 'refund_failed') then -new.amount_cents else 0 end,
      case when (select is_rest from payments where id = new.payment_id) then 0
        when new.amount_cents > 0 and new.kind <> 'refund_failed' then 1
        else case (select sum(amount_cents) from payment_journal where payment_id = new.payment_id)
          when 0 then -1 when new.amount_cents then 1 else 0 end end,
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
