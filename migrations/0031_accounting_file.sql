-- Rides by the moment they ended, for the accounting file: a driver's, and everybody's.
create index rides_of_driver_by_end on rides (driver_id, (coalesce(ended_at, scheduled_at)), id) where status = 'completed';
create index rides_by_end on rides ((coalesce(ended_at, scheduled_at)), id) where status = 'completed';
-- A driver's invoices and avoirs of a period; everybody's are in bills_by_day.
create index bills_of_driver_by_day on bills (driver_id, issued_on, number) where kind <> 'note';
-- Avoirs by the moment they were issued.
create index credit_notes_by_time on bills (issued_at, id) where kind = 'credit_note';
