-- one by one
-- Whoever sweeps, and however often: one entry for each ride, occasion, channel and person (a passenger has no row).
create unique index concurrently if not exists outbox_reminders
  on outbox (ride_id, event, occasion, channel, coalesce(recipient_id, ride_id))
  where occasion is not null and event <> 'day_list';
-- The list of a morning belongs to its driver, whichever ride is the first of the day.
create unique index concurrently if not exists outbox_day_lists
  on outbox (recipient_id, occasion, channel) where event = 'day_list';
