-- one by one
-- Fees by the moment they arose, waived later or not, and by the moment they were waived: a driver's, and everybody's.
create index concurrently if not exists any_fees_of_driver_by_moment on rides (driver_id, (coalesce(fee_at, scheduled_at)), id)
  where status = 'cancelled' and fee_cents is not null;
create index concurrently if not exists any_fees_by_moment on rides ((coalesce(fee_at, scheduled_at)), id)
  where status = 'cancelled' and fee_cents is not null;
create index concurrently if not exists waived_fees_of_driver on rides (driver_id, fee_waived_at, id)
  where status = 'cancelled' and fee_cents is not null and fee_waived_at is not null;
create index concurrently if not exists waived_fees on rides (fee_waived_at, id)
  where status = 'cancelled' and fee_cents is not null and fee_waived_at is not null;
-- The version before reads the same fees by the wider indexes.
drop index concurrently if exists fees_of_driver_by_moment;
drop index concurrently if exists fees_by_moment;
