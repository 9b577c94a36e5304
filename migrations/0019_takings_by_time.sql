-- The takings of the whole platform in a period: only what moved money.
create index journal_by_time on payment_journal (at) include (amount_cents) where amount_cents <> 0;
