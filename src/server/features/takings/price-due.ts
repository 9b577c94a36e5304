import { sql } from 'kysely';

/** What a ride that is over costs: as agreed while its client contests what was added at the end. */
export const priceDue = sql<number>`case when price_contested_at is not null and price_answered_at is null
  then estimated_cents else coalesce(final_cents, estimated_cents) end`;
