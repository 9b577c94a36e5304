-- Backups that the platform made by itself, and the weekly trials to restore one: what the admin reads about them.
create table backup_runs (
  id uuid primary key,
  kind text not null check (kind in ('backup', 'check')),
  at timestamptz not null,
  rows bigint,
  bytes bigint,
  -- Why it did not work, for the admin.
  error text
);
create index backup_runs_latest on backup_runs (kind, at desc);
