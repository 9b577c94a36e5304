-- Who runs the platform, as printed on its papers: one row. An empty text is a fact that was not given.
create table company (
  is_only boolean primary key default true check (is_only),
  legal_name text not null default '',
  legal_form text not null default '',
  siren text not null default '',
  siret text not null default '',
  registration text not null default '',
  share_capital text not null default '',
  evtc_number text not null default '',
  evtc_expiry date,
  vat_regime text not null default '',
  vat_number text not null default '',
  insurer_name text not null default '',
  insurer_policy text not null default '',
  insurer_phone text not null default '',
  mediator_name text not null default '',
  mediator_url text not null default '',
  mediator_address text not null default '',
  publication_director text not null default '',
  host_name text not null default '',
  host_address text not null default '',
  host_phone text not null default ''
);
insert into company default values;

-- What a driver shows at a roadside check.
alter table driver_profiles
  add column pro_card_number text not null default '',
  add column pro_card_expiry date,
  add column medical_visit_expiry date,
  add column insurance_expiry date,
  add column technical_check_expiry date,
  add column vehicle_co2e integer check (vehicle_co2e between 0 and 2000),
  add column vehicle_energy text not null default '';

-- Before acceptance a trip counts with the vehicle that emits most.
create index driver_profiles_by_co2e on driver_profiles (vehicle_co2e) where is_active and vehicle_co2e is not null;
