-- The number people quote: 'B-2026-000123'. Gaps are allowed.
create sequence voucher_numbers;

-- Which document of the chain is which version of which ride's voucher; everything that is printed lies in the document.
create table vouchers (
  ride_id uuid not null references rides (id),
  version integer not null check (version > 0),
  number text not null,
  -- 128 random bits: who has the address may read what the roadside check needs.
  token text not null unique,
  document_id bigint not null unique,
  issued_at timestamptz not null,
  primary key (ride_id, version)
);

create trigger vouchers_are_append_only before update or delete on vouchers
  for each row execute function refuse_chain_change();
create trigger vouchers_are_not_emptied before truncate on vouchers
  for each statement execute function refuse_chain_change();

-- Counts the changes of what vouchers print of the operator and of the drivers. Who issues one holds this row as it was
-- read, so that no voucher is written from facts that changed meanwhile, by whichever version of the platform.
create table voucher_facts (
  is_only boolean primary key default true check (is_only),
  revision bigint not null default 0
);
insert into voucher_facts default values;

create function count_voucher_facts() returns trigger language plpgsql as $$
begin
  update voucher_facts set revision = revision + 1;
  return null;
end $$;

create trigger company_is_printed
  after insert or delete or update of legal_name, legal_form, siren, evtc_number, insurer_name, insurer_policy, insurer_phone,
    mediator_name, mediator_address, mediator_url on company
  for each row execute function count_voucher_facts();
create trigger drivers_are_printed
  after insert or delete or update of pro_card_number, vehicle_make, vehicle_model, vehicle_plate on driver_profiles
  for each row execute function count_voucher_facts();
create trigger names_of_drivers_are_printed
  after update of first_name, last_name on users
  for each row when (new.role = 'driver' and (old.first_name, old.last_name) <> (new.first_name, new.last_name))
  execute function count_voucher_facts();
create trigger contact_is_printed
  after insert or update on app_settings
  for each row when (new.key in ('companyAddress', 'contactPhone', 'contactEmail'))
  execute function count_voucher_facts();
