-- one by one
alter table rides validate constraint rides_price_answer;
-- What the background job issues, oldest first.
create index concurrently if not exists rides_with_bills_due on rides (bills_due_at) where bills_due_at is not null;
-- Contested prices that nobody has answered: a driver's, and everybody's.
create index concurrently if not exists rides_contested on rides (driver_id, scheduled_at, id)
  where price_contested_at is not null and price_answered_at is null;
create index concurrently if not exists all_rides_contested on rides (scheduled_at, id)
  where price_contested_at is not null and price_answered_at is null;
create index concurrently if not exists payments_of_lead on payments (lead_id) where lead_id is not null;
-- A ride is paid once, and asked for once at a time; its rest too.
create unique index concurrently if not exists payments_one_for_each on payments (ride_id, is_rest)
  where state in ('capturing', 'mismatch', 'paid', 'refunding') and not is_surplus;
drop index concurrently if exists payments_one_per_ride;
