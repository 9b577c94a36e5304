-- When an account was last used: unknown for those of before, which count from today. When its owner was told that it
-- will go, and when it was erased: the row stays for the papers that point to it, without anything of the person.
alter table users
  add column last_seen_at timestamptz not null default now(),
  add column warned_at timestamptz,
  add column erased_at timestamptz;

-- The list that is kept outside the database too.
create index users_erased on users (erased_at) where erased_at is not null;

-- An erased account is none of a role any more.
create function account_kind(role text, blocked_at timestamptz, erased_at timestamptz) returns text
  language sql immutable as $$
  select case when erased_at is null then account_kind(role, blocked_at) else 'erased' end
$$;

create or replace function note_account() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes
      values ('accounts', account_kind(old.role, old.blocked_at, old.erased_at), old.created_at, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes
      values ('accounts', account_kind(new.role, new.blocked_at, new.erased_at), new.created_at, 1);
  end if;
  return null;
end $$;

drop trigger account_counts_elsewhere on users;
create trigger account_counts_elsewhere after update of role, blocked_at, created_at, erased_at on users
  for each row when ((old.role, old.blocked_at, old.created_at, old.erased_at)
    is distinct from (new.role, new.blocked_at, new.created_at, new.erased_at))
  execute function note_account();

create or replace view counted_figures (what, which, at, n) as
  select 'rides', status, scheduled_at, 1::bigint from rides
  union all
  select 'takings', '', at, amount_cents from payment_journal where amount_cents <> 0
  union all
  select 'rejections', '', at, 1 from ride_events where move = 'reject'
  union all
  select 'acceptances', wait_step(extract(epoch from accepted.at - booked.at)::double precision), accepted.at, 1
    from ride_events accepted
    left join ride_events booked on booked.ride_id = accepted.ride_id and booked.move = 'book'
    where accepted.move = 'accept'
  union all
  select 'accounts', account_kind(role, blocked_at, erased_at), created_at, 1 from users;

-- What each run of the retention job removed, by rule.
create table retention_sweeps (
  rule text not null,
  at timestamptz not null,
  removed integer not null,
  primary key (rule, at)
);

insert into jobs (name, due_at) values ('retention', 'epoch') on conflict do nothing;
