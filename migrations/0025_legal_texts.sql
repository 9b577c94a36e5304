-- Every version of the conditions and of the privacy text: none is ever changed.
create table legal_texts (
  kind text not null check (kind in ('terms', 'privacy')),
  version integer not null check (version > 0),
  body text not null,
  in_force_from timestamptz not null,
  primary key (kind, version)
);

-- The conditions in force are kept with each order, by whichever version of the platform it is written.
create function current_terms_version() returns integer language sql stable
  return (select max(version) from legal_texts where kind = 'terms');

alter table rides add column terms_version integer;
alter table rides alter column terms_version set default current_terms_version();
