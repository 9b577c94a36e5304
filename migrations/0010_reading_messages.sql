-- The same message sent again, because its answer was lost, is one message.
alter table ride_messages add column send_key text;
alter table general_messages add column send_key text;
create unique index ride_messages_sent_once on ride_messages (sender_id, send_key) where send_key is not null;
create unique index general_messages_sent_once on general_messages (sender_id, send_key) where send_key is not null;

-- When the other side read it; a message to all drivers is read by the first of them.
alter table ride_messages add column read_at timestamptz;
alter table general_messages add column read_at timestamptz;

-- What waits to be read: by one person, or by whichever driver comes first.
create index ride_messages_unread on ride_messages (receiver_id, ride_id) where read_at is null;
create index general_messages_unread on general_messages (client_id, sender_id) where read_at is null;

-- Announcements go to every client; each has read them up to one.
create table announcement_reads (
  user_id uuid primary key references users (id) on delete cascade,
  read_until uuid not null
);

-- The inbox of the drivers: each client once, by their latest message.
create table general_threads (
  client_id uuid primary key references users (id) on delete cascade,
  last_message_id uuid not null
);

create index general_threads_latest on general_threads (last_message_id);

insert into general_threads (client_id, last_message_id)
  select distinct on (client_id) client_id, id from general_messages
  where client_id is not null order by client_id, id desc;
