-- one by one
-- Figures of every grain are read from their key alone, and not from a block for each: the key holds the sum too.
create unique index concurrently if not exists figures_key on figures (grain, what, start, which) include (n);
alter table figures drop constraint if exists figures_pkey, add constraint figures_pkey primary key using index figures_key;
drop index concurrently if exists figures_of_weeks;
