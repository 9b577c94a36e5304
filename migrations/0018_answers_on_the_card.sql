-- What the card of a ride says of its acceptance, and of the last cancellation request that came to nothing.
alter table rides
  add column accepted_at timestamptz,
  add column cancellation_refused_at timestamptz,
  add column cancellation_withdrawn_at timestamptz;
