-- The admin reads the payments among everything else that happened, latest first.
create index payment_journal_by_moment on payment_journal (at, id);
