import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { creditInvoice, requestInvoice } from '#contract/papers/bills.calls.ts';
import type { Deps } from '#server/deps.ts';
import { compareBills } from '#server/features/bills/index.ts';
import { compareVouchers } from '#server/features/vouchers/index.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { completedRide } from '#tests/support/bookings.ts';
import { countStatements } from '#tests/support/statement-counter.ts';

const MANY = 2_500;

/** How many statements read documents: each reads a thousand of them, so that none lasts longer than one may. */
async function readingsOf(compare: () => Promise<unknown>) {
  const { texts } = countStatements();
  const found = await compare();
  return { found, readings: texts.filter((text) => text.includes('chain_documents')).length };
}

test('thousands of avoirs are compared a thousand at a time, the last one too', async () => {
  const { amelie, chloe, deps } = await openBillingWorld();
  const ride = await completedRide(amelie, chloe);
  await amelie.calls(requestInvoice, { id: ride.id, body: {} });
  await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Geste' } });
  await copyLine(deps, 'credit_notes');
  await sql`
    insert into bills (id, kind, number, ride_id, client_id, driver_id, invoice_id, issued_at, issued_on, ht_cents, vat_cents, ttc_cents, chain, line_id)
    select gen_random_uuid(), kind, 'X-' || line, ride_id, client_id, driver_id, invoice_id, issued_at, issued_on,
      ht_cents - (line = ${MANY})::integer, vat_cents + (line = ${MANY})::integer, ttc_cents, chain, line
    from bills, generate_series(2, ${MANY}::integer) as line where kind = 'credit_note'`.execute(deps.db);

  expect(await readingsOf(() => compareBills(deps.db))).toEqual({
    found: [{ kind: 'credit_note', number: `X-${MANY}` }],
    readings: 3,
  });
});

test('thousands of vouchers are compared a thousand at a time, the last one too', async () => {
  const { amelie, chloe, deps } = await openBillingWorld();
  await completedRide(amelie, chloe);
  await copyLine(deps, 'vouchers');
  await sql`alter table chain_documents disable trigger all`.execute(deps.db);
  await sql`
    update chain_documents set content = jsonb_set(jsonb_set(content::jsonb, '{version}', to_jsonb(id)), '{token}', to_jsonb('T' || id))
    where chain = 'vouchers' and id > 1 and id < ${MANY}`.execute(deps.db);
  await sql`
    insert into vouchers (ride_id, version, number, token, document_id, issued_at)
    select ride_id, line, 'X-' || line, 'T' || line, line, issued_at
    from vouchers, generate_series(2, ${MANY}::integer) as line`.execute(deps.db);

  expect(await readingsOf(() => compareVouchers(deps.db))).toEqual({ found: [`X-${MANY}`], readings: 3 });
});

/** As often as to be many, each line with the document of the first. */
async function copyLine({ db }: Deps, chain: string) {
  await sql`
    insert into chain_lines (chain, id, number, at, mark, hash)
    select chain, line, 'X-' || line, at, mark, hash
    from chain_lines, generate_series(2, ${MANY}::integer) as line where chain = ${chain} and id = 1`.execute(
    db,
  );
  await sql`
    insert into chain_documents (chain, id, content, kept_until)
    select chain, line, content, kept_until
    from chain_documents, generate_series(2, ${MANY}::integer) as line where chain = ${chain} and id = 1`.execute(
    db,
  );
}
