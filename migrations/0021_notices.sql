-- What changed, for the sockets and the memories of every instance. A notice is written with its change and announced after
-- the commit; each instance reads again what it may not have heard. Nothing of it has to survive a crash of PostgreSQL, after
-- which every instance reads everything again.
create unlogged table notices (
  tx xid8 not null default pg_current_xact_id(),
  notice text not null,
  at timestamptz not null default now()
);

-- Read from the oldest transaction that was still running at the last reading, so that commits out of order lose nothing.
create index notices_by_transaction on notices (tx);
