-- one by one
-- The figures of a year are some thousand sums of weeks: from the index alone, not from a block for each.
create index concurrently if not exists figures_of_weeks on figures (what, start) include (which, n) where grain = 'week';
