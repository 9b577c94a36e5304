-- Fees that are owed or paid, by their moment, for the accounting file: a driver's, and everybody's.
create index fees_of_driver_by_end on rides (driver_id, (coalesce(ended_at, scheduled_at)), id)
  where status = 'cancelled' and fee_cents is not null and fee_waived_at is null;
create index fees_by_end on rides ((coalesce(ended_at, scheduled_at)), id)
  where status = 'cancelled' and fee_cents is not null and fee_waived_at is null;
