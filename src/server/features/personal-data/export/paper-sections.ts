import { exportTexts } from '#contract/sentences/export-sentences.fr.ts';
import { euroText } from '#contract/sentences/french.ts';
import { billName } from '#contract/words/bill-words.fr.ts';
import { type BillKind, isIndemnity } from '#domain/billing/bill-content.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { momentCell } from './cells.ts';
import { inSlices, mapped, type Section } from './section.ts';

/** The billing details; empty before they were asked for. */
export function billingSection(db: Db, { id }: UserRow): Section {
  const read = () => db.selectFrom('billing_details').selectAll().where('user_id', '=', id).execute();
  return {
    key: 'billing',
    ...exportTexts.billing,
    rows: () =>
      mapped(read(), ({ user_id: _, ...details }) => ({
        data: details,
        cells: [details.name, details.address, details.siren, details.vat_number],
      })),
  };
}

/** Every version of the vouchers of the person's rides, with all that is printed. */
export function voucherSection(db: Db, { id }: UserRow): Section {
  const read = (after: string | undefined, limit: number) => {
    const vouchers = db
      .selectFrom('vouchers')
      .innerJoin('rides', 'rides.id', 'vouchers.ride_id')
      .innerJoin('chain_documents', (join) =>
        join.onRef('chain_documents.id', '=', 'vouchers.document_id').on('chain', '=', 'vouchers'),
      )
      .select(['document_id', 'vouchers.number', 'vouchers.version', 'rides.number as ride_number'])
      .select(['issued_at', 'content'])
      .where((eb) => eb.or([eb('client_id', '=', id), eb('driver_id', '=', id)]));
    return (after ? vouchers.where('document_id', '>', after) : vouchers)
      .orderBy('document_id')
      .limit(limit)
      .execute();
  };
  return {
    key: 'vouchers',
    ...exportTexts.vouchers,
    rows: () =>
      mapped(
        inSlices(read, (row) => row.document_id),
        ({ number, version, ride_number, issued_at, content }) => ({
          data: {
            number,
            version,
            rideNumber: Number(ride_number),
            issuedAt: issued_at,
            ...printed(content),
          },
          cells: [momentCell(issued_at), number, String(version), ride_number],
        }),
      ),
  };
}

/** Notes, invoices and credit notes. */
export function billSection(db: Db, { id }: UserRow): Section {
  const read = (after: string | undefined, limit: number) => {
    const bills = db
      .selectFrom('bills')
      .innerJoin('rides', 'rides.id', 'bills.ride_id')
      .innerJoin('chain_documents', (join) =>
        join
          .onRef('chain_documents.id', '=', 'bills.line_id')
          .onRef('chain_documents.chain', '=', 'bills.chain'),
      )
      .select(['bills.id', 'kind', 'bills.number', 'rides.number as ride_number'])
      .select(['issued_at', 'ttc_cents', 'content'])
      .where((eb) => eb.or([eb('bills.client_id', '=', id), eb('bills.driver_id', '=', id)]));
    return (after ? bills.where('bills.id', '>', after) : bills).orderBy('bills.id').limit(limit).execute();
  };
  return {
    key: 'bills',
    ...exportTexts.bills,
    rows: () =>
      mapped(
        inSlices(read, (row) => row.id),
        ({ kind, number, ride_number, issued_at, ttc_cents, content }) => {
          const total = moneyText(cents(ttc_cents));
          const facts = { kind, number, rideNumber: Number(ride_number), issuedAt: issued_at, total };
          return {
            data: { ...facts, ...printed(content) },
            cells: [momentCell(issued_at), nameOf(kind, content), number ?? '', ride_number, euroText(total)],
          };
        },
      ),
  };
}

function nameOf(kind: BillKind, content: string | null): string {
  return billName({ kind, isIndemnity: content !== null && isIndemnity(JSON.parse(content)) });
}

/** Null once the law no longer keeps it. */
function printed(content: string | null): { printed: unknown } {
  return { printed: content === null ? null : JSON.parse(content) };
}
