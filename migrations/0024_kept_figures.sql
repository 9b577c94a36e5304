-- What the admin's figures are sums of, by hour, and by day and week of Paris.
create table figures (
  grain text not null check (grain in ('hour', 'day', 'week')),
  start timestamptz not null,
  what text not null,
  which text not null,
  n bigint not null,
  primary key (grain, what, start, which)
);

-- What changed since they were last summed up. Triggers only ever add to it, so that no booking waits for another.
create table figure_changes (
  what text not null,
  which text not null,
  at timestamptz not null,
  n bigint not null
);

-- In how many seconds a request was accepted, in steps that grow with the wait; -1 where nobody knows.
create function wait_step(seconds double precision) returns text language sql immutable as $$
  select (case
    when seconds is null then -1
    when seconds < 300 then floor(greatest(seconds, 0) / 15) * 15
    when seconds < 600 then floor(seconds / 30) * 30
    when seconds < 1800 then floor(seconds / 120) * 120
    when seconds < 3600 then floor(seconds / 300) * 300
    when seconds < 7200 then floor(seconds / 900) * 900
    when seconds < 86400 then floor(seconds / 3600) * 3600
    else 86400
  end)::integer::text
$$;

create function account_kind(role text, blocked_at timestamptz) returns text language sql immutable as $$
  select case when blocked_at is null then role else role || ' blocked' end
$$;

-- The same figures, one row for each thing that counts: they begin with it, and tests compare them with it.
create view counted_figures (what, which, at, n) as
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
  select 'accounts', account_kind(role, blocked_at), created_at, 1 from users;

create function note_ride() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes values ('rides', old.status, old.scheduled_at, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes values ('rides', new.status, new.scheduled_at, 1);
  end if;
  return null;
end $$;

create function note_ride_event() returns trigger language plpgsql as $$
begin
  if new.move = 'reject' then
    insert into figure_changes values ('rejections', '', new.at, 1);
  else
    insert into figure_changes
      select 'acceptances', wait_step(extract(epoch from new.at - (
        select at from ride_events where ride_id = new.ride_id and move = 'book' limit 1))), new.at, 1;
  end if;
  return null;
end $$;

create function note_takings() returns trigger language plpgsql as $$
begin
  insert into figure_changes values ('takings', '', new.at, new.amount_cents);
  return null;
end $$;

create function note_account() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes values ('accounts', account_kind(old.role, old.blocked_at), old.created_at, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes values ('accounts', account_kind(new.role, new.blocked_at), new.created_at, 1);
  end if;
  return null;
end $$;

-- Writers wait from here on until the figures are complete.
create trigger ride_counts after insert or delete on rides
  for each row execute function note_ride();
create trigger ride_counts_elsewhere after update of status, scheduled_at on rides
  for each row when (old.status <> new.status or old.scheduled_at <> new.scheduled_at)
  execute function note_ride();
create trigger ride_event_counts after insert on ride_events
  for each row when (new.move in ('accept', 'reject')) execute function note_ride_event();
create trigger payment_counts after insert on payment_journal
  for each row when (new.amount_cents <> 0) execute function note_takings();
create trigger account_counts after insert or delete on users
  for each row execute function note_account();
create trigger account_counts_elsewhere after update of role, blocked_at, created_at on users
  for each row when ((old.role, old.blocked_at, old.created_at) is distinct from (new.role, new.blocked_at, new.created_at))
  execute function note_account();

insert into figures (grain, start, what, which, n)
  select grain, date_trunc(grain, at, 'Europe/Paris'), what, which, sum(n)
  from counted_figures cross join (values ('hour'), ('day'), ('week')) as grains (grain)
  group by 1, 2, 3, 4;
