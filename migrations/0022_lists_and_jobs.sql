-- Requests without a driver, in the order of their lists: 'driver_id is null' gives rides_of_driver no order.
create index rides_without_driver on rides (status, scheduled_at, id) where driver_id is null;
-- How the last attempt of each provider ended.
create index outbox_latest_attempt on outbox (provider, changed_at) where provider is not null;

-- One row for each background job from the start, so that one statement can take them.
insert into jobs (name, due_at) values
  ('outbox', 'epoch'), ('payments', 'epoch'), ('expired_rides', 'epoch'), ('sweep', 'epoch')
on conflict do nothing;
