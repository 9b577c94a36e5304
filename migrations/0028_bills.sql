-- Notes, invoices and avoirs: all that is printed is the document of a line of their chain, so that nothing that changes
-- later changes them. Here is what they are found by.
insert into chains (name) values ('notes'), ('invoices'), ('credit_notes');

create table bills (
  id uuid primary key,
  kind text not null check (kind in ('note', 'invoice', 'credit_note')),
  -- 'F-2026-00042'; a note has the number of its ride.
  number text unique check ((number is null) = (kind = 'note')),
  ride_id uuid not null references rides (id),
  -- Whom it is made out to, and who drove.
  client_id uuid not null references users (id),
  driver_id uuid references users (id),
  -- What an avoir corrects.
  invoice_id uuid references bills (id) check ((invoice_id is null) = (kind <> 'credit_note')),
  issued_at timestamptz not null,
  -- The same on the calendar of Paris, as it is printed.
  issued_on date not null,
  -- Null: the platform, on completion.
  issued_by uuid references users (id),
  ht_cents integer not null,
  vat_cents integer not null,
  ttc_cents integer not null,
  chain text not null,
  line_id bigint not null,
  foreign key (chain, line_id) references chain_lines (chain, id),
  check (ht_cents + vat_cents = ttc_cents)
);

-- One note and one invoice for each ride.
create unique index bills_once_per_ride on bills (ride_id, kind) where kind <> 'credit_note';
-- The papers on a card, and what an avoir has left.
create index bills_of_ride on bills (ride_id, issued_at, id);
-- The invoices and avoirs of a period.
create index bills_by_day on bills (issued_on, number) where kind <> 'note';

create trigger bills_are_append_only before update or delete on bills
  for each row execute function refuse_chain_change();
create trigger bills_are_not_emptied before truncate on bills
  for each statement execute function refuse_chain_change();

-- Who numbers in a series waits here. The time of a number is never before that of the number before it.
create table bill_series (
  series text primary key check (series in ('F', 'A')),
  last_at timestamptz not null
);

-- One row for each series and year of Paris.
create table bill_numbers (
  series text not null references bill_series (series),
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (series, year)
);

-- The next number of a series and its time, in the transaction of its document: none is lost, none is given twice.
-- It runs as its owner: the application itself may not write these tables.
create function take_bill_number(wanted text, moment timestamptz, out taken_at timestamptz, out year integer, out number integer)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into bill_series values (wanted, moment)
    on conflict (series) do update set last_at = greatest(bill_series.last_at, moment)
    returning last_at into taken_at;
  year := extract(year from taken_at at time zone 'Europe/Paris');
  insert into bill_numbers values (wanted, year, 1)
    on conflict on constraint bill_numbers_pkey do update set last_number = bill_numbers.last_number + 1
    returning last_number into number;
end $$;

-- To whom a client wants invoices made out; asked once.
create table billing_details (
  user_id uuid primary key references users (id),
  kind text not null check (kind in ('person', 'company')),
  name text not null,
  address text not null,
  country text not null,
  siren text not null,
  vat_number text not null,
  order_reference text not null,
  changed_at timestamptz not null
);

-- How the operator bills. The mention of the franchise is dated: the law that it names is being moved.
alter table company
  add column always_invoice boolean not null default false,
  add column franchise_mention text not null default 'TVA non applicable, art. 293 B du CGI',
  add column franchise_mention_since date;
