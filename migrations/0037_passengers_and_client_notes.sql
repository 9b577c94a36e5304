-- Who rides, when it is not the client; empty when it is. The telephone is in its normal form: '+33612345678'.
alter table rides
  add column passenger_name text not null default '',
  add column passenger_phone text not null default '';

-- What a driver notes on a client, for this driver alone.
create table client_notes (
  driver_id uuid not null references users,
  client_id uuid not null references users,
  content text not null,
  changed_at timestamptz not null,
  primary key (driver_id, client_id)
);

-- A client who is erased takes the notes of every driver along.
create index client_notes_of_client on client_notes (client_id);
