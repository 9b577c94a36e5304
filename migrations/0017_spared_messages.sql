-- Messages are paid one by one, and strangers can cause them.
alter table notification_config
  add column messages_per_hour integer not null default 30 check (messages_per_hour between 1 and 1000);

-- One message in place of all the requests that were beyond the hour's messages.
alter table outbox add column grouped boolean not null default false;
-- Whether such a message is on its way already.
create index outbox_groups on outbox (due_at) where grouped and state = 'waiting';
