-- one by one
-- When a fee arose, by which the accounting file dates it. One that an older version still writes is dated by its ride.
alter table rides add column if not exists fee_at timestamptz;
update rides set fee_at = (select max(at) from ride_events where ride_id = rides.id and to_status = 'cancelled')
  where fee_cents is not null and fee_at is null;
-- Fees that are owed or paid, by their moment: a driver's, and everybody's.
create index concurrently if not exists fees_of_driver_by_moment on rides (driver_id, (coalesce(fee_at, scheduled_at)), id)
  where status = 'cancelled' and fee_cents is not null and fee_waived_at is null;
create index concurrently if not exists fees_by_moment on rides ((coalesce(fee_at, scheduled_at)), id)
  where status = 'cancelled' and fee_cents is not null and fee_waived_at is null;
drop index concurrently if exists fees_of_driver_by_end;
drop index concurrently if exists fees_by_end;
