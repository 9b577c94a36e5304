-- one by one
-- What avoirs took off the price of paid rides: a driver's, and everybody's.
create index concurrently if not exists rides_credited on rides (driver_id, scheduled_at, id)
  where credited_cents > 0 and payment_status in ('paid', 'refunding');
create index concurrently if not exists all_rides_credited on rides (scheduled_at, id)
  where credited_cents > 0 and payment_status in ('paid', 'refunding');
