import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { creditInvoice, requestInvoice } from '#contract/papers/bills.calls.ts';
import { verifyDocuments } from '#server/chains/verify-documents.ts';
import { compareBills } from '#server/features/bills/index.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { completedRide } from '#tests/support/bookings.ts';

test('every bill is a line of its chain, and a changed one shows', async () => {
  const { amelie, chloe, deps } = await openBillingWorld();
  const ride = await completedRide(amelie, chloe);
  await amelie.calls(requestInvoice, { id: ride.id, body: {} });
  await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Geste' } });
  const proved = async () =>
    (await verifyDocuments(deps.db, deps.secrets))
      .filter(({ chain }) => chain !== 'vouchers')
      .map(({ chain, lines, brokenAt }) => [chain, lines, brokenAt]);

  expect(await proved()).toEqual([
    ['credit_notes', 1, undefined],
    ['invoices', 1, undefined],
    ['notes', 1, undefined],
  ]);
  await sql`alter table chain_documents disable trigger all`.execute(deps.db);
  await sql`update chain_documents set content = replace(content, 'Beaurivage', 'Beaurivages') where chain = 'invoices'`.execute(
    deps.db,
  );
  expect((await proved())[1]).toEqual(['invoices', 0, 1]);
});

test('a bill whose row no longer says what its document says is found, and a document without a row', async () => {
  const { amelie, chloe, deps } = await openBillingWorld();
  const ride = await completedRide(amelie, chloe);
  await amelie.calls(requestInvoice, { id: ride.id, body: {} });
  await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Geste' } });
  expect(await compareBills(deps.db)).toEqual([]);

  await sql`alter table bills disable trigger all`.execute(deps.db);
  await sql`update bills set ttc_cents = ttc_cents - 100, ht_cents = ht_cents - 100 where kind = 'note'`.execute(
    deps.db,
  );
  await sql`delete from bills where kind = 'credit_note'`.execute(deps.db);

  expect(await compareBills(deps.db)).toEqual([
    { kind: 'note', number: String(ride.number) },
    { kind: 'credit_note', number: 'A-2026-00001' },
  ]);
});
