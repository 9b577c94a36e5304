import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { erasedDetails } from '#server/features/personal-data/erase-rides.ts';
import { openWorld } from '#tests/support/world.ts';

/** What a ride keeps of its words once its client is erased: how it stands, what it cost, how it was paid. */
const kept = [
  'called_at',
  'cancellation_terms',
  'fee_kind',
  'order_leg',
  'payment_method',
  'payment_reference',
  'payment_status',
  'price_answer',
  'price_lines',
  'price_rule_name',
  'status',
];

test('every column of a ride that holds words is erased with its client, or is known to name nobody', async () => {
  const { deps } = await openWorld();
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'rides' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
    order by 1`.execute(deps.db);

  const left = rows.map(({ name }) => name).filter((name) => !(name in erasedDetails));

  expect(left).toEqual(kept);
});
