import { sql } from 'kysely';
import type { BillContent } from '#domain/billing/bill-content.ts';
import { documentNumber, type Series } from '#domain/billing/series.ts';
import { invoiceKeptUntil } from '#domain/privacy/retention.ts';
import { dayInParis, parisTime } from '#domain/time/paris.ts';
import { signatureOf } from '#server/chains/documents.ts';
import type { Db } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import type { BilledRide } from './billed-ride.ts';

/** Waits for others that number in the same series; a number that is not committed is used again. */
export async function takeNumber(
  trx: Db,
  series: Series,
  now: Date,
): Promise<{ number: string; issuedAt: Date }> {
  const { rows } = await sql<{ taken_at: Date; year: number; number: number }>`
    select * from take_bill_number(${series}, ${now})`.execute(trx);
  const [taken] = rows;
  if (!taken) throw new Error('no number was taken');
  return { number: documentNumber(series, taken.year, taken.number), issuedAt: taken.taken_at };
}

type NewBill = {
  ride: BilledRide;
  content: BillContent;
  issuedBy: string | null;
  /** What an avoir corrects. */
  invoiceId?: string;
};

const chains = { note: 'notes', invoice: 'invoices', credit_note: 'credit_notes' } as const;

/** Chained and found from here on: writers of a chain wait for each other until they commit. */
export async function storeBill(
  { secrets }: Pick<Deps, 'secrets'>,
  trx: Db,
  { ride, content, issuedBy, invoiceId }: NewBill,
): Promise<void> {
  const chain = chains[content.kind];
  const text = JSON.stringify(content);
  const issuedAt = new Date(content.issuedAt);
  const until = dayInParis(invoiceKeptUntil(issuedAt))?.to;
  await trx
    .insertInto('bills')
    .values({
      id: newId(),
      kind: content.kind,
      number: content.kind === 'note' ? null : content.number,
      ride_id: ride.id,
      client_id: ride.client_id,
      driver_id: ride.driver_id,
      invoice_id: invoiceId ?? null,
      issued_at: issuedAt,
      issued_on: parisTime(issuedAt).day,
      issued_by: issuedBy,
      ht_cents: content.ht,
      vat_cents: content.vat,
      ttc_cents: content.ttc,
      chain,
      line_id: sql`append_document(${chain}, ${content.number}, ${issuedAt}, ${signatureOf(secrets, chain, text)}, ${text}, ${until})`,
    })
    .execute();
}
