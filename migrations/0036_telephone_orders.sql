-- A contact is a client without an account: the row has a reserved address and no password, so nobody signs in with it.
-- What the driver was given to write to stands beside it, and says nothing about accounts.
alter table users
  add column is_contact boolean not null default false,
  add column contact_email text;

-- Who typed an order that was taken by telephone, and how the client confirmed it: by the link when nobody is named.
alter table rides
  add column entered_by uuid references users (id),
  add column confirmed_at timestamptz,
  add column confirmed_by uuid references users (id),
  -- Why the driver named another price; never for the client.
  add column price_reason text;

-- The address of one ride for whoever has it. The token is derived from our secret key: only its hash is here.
create table guest_links (
  ride_id uuid primary key references rides (id),
  generation integer not null default 1,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  revoked_at timestamptz
);

-- A contact who confirms an email becomes an account. Only the hash of the mailed token is kept.
create table account_claims (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null
);

create index account_claims_user on account_claims (user_id);
