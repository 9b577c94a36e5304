-- Of a reminder: what it is sent once for. An instance of the version before writes none and drops those it meets.
alter table outbox add column occasion timestamptz;

-- By which channels each kind is sent: the operator's defaults, and what a person chose instead.
alter table notification_config add column reminder_channels jsonb not null default '{}';

create table reminder_choices (
  user_id uuid primary key references users (id) on delete cascade,
  channels jsonb not null,
  changed_at timestamptz not null
);

insert into jobs (name, due_at) values ('reminders', 'epoch') on conflict do nothing;
