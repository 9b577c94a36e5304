-- One row: the WhatsApp Web device, as the instance that holds it last told. `code` is the text of the QR code.
create table linked_device (
  only_row boolean primary key default true check (only_row),
  wanted boolean not null default false,
  state text not null default 'unlinked'
    check (state in ('not_installed', 'unlinked', 'connecting', 'waiting_scan', 'linked')),
  code text,
  phone text,
  changed_at timestamptz not null default now()
);

insert into linked_device default values;

-- The keys of the link, encrypted before they get here.
create table linked_device_keys (
  name text primary key,
  value text not null
);
