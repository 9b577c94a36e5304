-- The address where whoever rides follows one ride. The token is derived from our secret key: only its hash is here. No
-- position is ever in a table.
create table follow_links (
  ride_id uuid primary key references rides (id),
  generation integer not null default 1,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  revoked_at timestamptz
);
