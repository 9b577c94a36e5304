-- What is to change of an accepted ride, asked for by its client or proposed by its driver; until the other side says yes the
-- ride stays as it is. A ride has one. It goes with its answer and with the end of the ride; a refusal stays for the card
-- until the next one. The history of the ride keeps what was asked and answered.
create table change_requests (
  ride_id uuid primary key references rides (id) on delete cascade,
  asked_by text not null check (asked_by in ('client', 'driver')),
  asked_at timestamptz not null,
  refused_at timestamptz,
  -- The columns of the ride as they would be, with the price that was signed.
  change jsonb not null,
  -- Asked for together with other rides of the order.
  batch_id uuid not null,
  ride_count smallint not null default 1
);
