-- What a driver shows: the vehicle and the plate a client looks for in the street.
create table driver_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  license_number text not null default '',
  vehicle_make text not null default '',
  vehicle_model text not null default '',
  vehicle_plate text not null default '',
  phone_number text not null default '',
  bio text not null default '',
  experience text not null default '',
  specialties text not null default '',
  is_active boolean not null default true
);
