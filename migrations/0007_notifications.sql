-- One row: how the platform tells people about rides.
create table notification_config (
  only_row boolean primary key default true check (only_row),
  provider text not null default 'disabled'
    check (provider in ('disabled', 'whatsapp-business', 'twilio', 'whatsapp-web')),
  enabled boolean not null default false,
  driver_phone text not null default ''
);

insert into notification_config default values;

-- What is still to be told. Written in the transaction of the ride's change, sent by a background job.
create table outbox (
  id bigint generated always as identity primary key,
  ride_id uuid not null references rides (id),
  event text not null,
  channel text not null check (channel in ('message', 'email')),
  -- Null: the telephone of the platform's driver.
  recipient_id uuid references users (id),
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'dropped', 'failed', 'uncertain')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  provider text,
  reference text,
  error text
);

-- What the job takes next.
create index outbox_due on outbox (due_at, id) where state = 'waiting';
-- What a crash left half sent.
create index outbox_sending on outbox (changed_at) where state = 'sending';
-- What the admin looks at, latest first.
create index outbox_by_state on outbox (state, id);
