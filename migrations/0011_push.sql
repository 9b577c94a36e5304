-- The browsers that want to be told. An address is a secret: it is encrypted, and known by its hash.
create table push_subscriptions (
  endpoint_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  sealed text not null,
  created_at timestamptz not null
);

create index push_subscriptions_of_user on push_subscriptions (user_id);

alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('message', 'email', 'push'));
