-- The conversation of one ride. No receiver: to every driver, while nobody has accepted.
create table ride_messages (
  id uuid primary key,
  ride_id uuid not null references rides (id),
  sender_id uuid not null references users (id),
  receiver_id uuid references users (id),
  content text not null check (char_length(content) between 1 and 2000),
  created_at timestamptz not null
);

create index ride_messages_of_ride on ride_messages (ride_id, id);

-- The general chat: one thread per client, shared by all drivers. No client: an announcement to all.
create table general_messages (
  id uuid primary key,
  client_id uuid references users (id),
  sender_id uuid not null references users (id),
  content text not null check (char_length(content) between 1 and 2000),
  created_at timestamptz not null
);

create index general_messages_of_client on general_messages (client_id, id);
