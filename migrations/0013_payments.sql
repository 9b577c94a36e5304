-- How a ride stands with its payment is kept on the ride, so that lists need no join.
alter table rides
  add column payment_method text check (payment_method in ('cash', 'paypal', 'stripe')),
  add column payment_reference text,
  add column paid_at timestamptz,
  add column cash_confirmed_at timestamptz,
  add constraint rides_payment_status
    check (payment_status in ('unpaid', 'processing', 'paid', 'refunding', 'refunded'));

-- The number people quote: 'P-2026-000431'. Gaps are allowed.
create sequence payment_numbers;

create table payments (
  id uuid primary key,
  number bigint not null unique default nextval('payment_numbers'),
  ride_id uuid not null references rides (id),
  method text not null check (method in ('cash', 'paypal', 'stripe')),
  amount_cents integer not null check (amount_cents > 0),
  state text not null
    check (state in ('open', 'capturing', 'mismatch', 'paid', 'refunding', 'refunded', 'closed')),
  -- Taken for a ride that was paid already: it goes back by itself.
  is_surplus boolean not null default false,
  order_id text,
  order_url text,
  capture_id text,
  created_at timestamptz not null,
  -- When the money, or its return, was last asked for.
  asked_at timestamptz,
  -- When the background job looks at the provider again; null when nothing is in doubt.
  look_at timestamptz,
  looks integer not null default 0,
  -- What the provider last answered when it was no success, for whoever investigates; in English, nothing personal.
  problem text
);

-- A ride is paid once, and asked for once at a time.
create unique index payments_one_per_ride on payments (ride_id)
  where state in ('capturing', 'mismatch', 'paid', 'refunding') and not is_surplus;
-- Which payment a provider's order is.
create unique index payments_of_order on payments (method, order_id) where order_id is not null;
-- The payments of a ride, to open again what is open.
create index payments_of_ride on payments (ride_id, created_at);
-- What is in doubt, oldest first.
create index payments_in_doubt on payments (look_at) where look_at is not null;
-- What waits for a driver's word.
create index rides_waiting_for_money on rides (driver_id, scheduled_at, id)
  where (payment_method = 'cash' and payment_status = 'paid' and cash_confirmed_at is null)
    or (status = 'cancelled' and payment_status in ('paid', 'refunding'));

create table payment_journal (
  id bigint primary key,
  payment_id uuid not null references payments (id),
  ride_id uuid not null references rides (id),
  driver_id uuid references users (id),
  actor_id uuid references users (id),
  kind text not null,
  method text not null,
  amount_cents integer not null,
  reference text not null,
  at timestamptz not null,
  -- Signs this line together with the mark of the line before.
  mark text not null
);

-- A driver's takings of a period: only what moved money.
create index journal_of_driver on payment_journal (driver_id, at, id) where amount_cents <> 0;
-- The story of one payment.
create index journal_of_payment on payment_journal (payment_id, id);

-- Writers wait for each other here; it also shows when the last lines were cut off.
create table payment_journal_head (
  only_one boolean primary key default true check (only_one),
  last_id bigint not null,
  last_mark text not null
);
insert into payment_journal_head (last_id, last_mark) values (0, '');

create function refuse_journal_change() returns trigger language plpgsql as $$
begin
  raise exception 'the payment journal is append-only';
end $$;

create trigger payment_journal_is_append_only before update or delete on payment_journal
  for each row execute function refuse_journal_change();
create trigger payment_journal_is_not_emptied before truncate on payment_journal
  for each statement execute function refuse_journal_change();
