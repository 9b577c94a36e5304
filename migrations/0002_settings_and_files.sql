-- Values are text, as they travel; secret ones are encrypted before they get here.
create table app_settings (
  key text primary key,
  value text not null,
  updated_at timestamptz not null
);

-- Uploaded images live in the database so that every instance has them. The name carries the hash of the content.
create table files (
  name text primary key,
  content_type text not null,
  bytes bytea not null,
  created_at timestamptz not null
);

-- What the platform must remember about itself, such as the fingerprint of its secret key.
create table platform_facts (
  name text primary key,
  value text not null
);
