import { sql } from 'kysely';
import type { BillContent, BillKind } from '#domain/billing/bill-content.ts';
import { type BillingDetails, relevantDetails } from '#domain/billing/billing-details.ts';
import type { BillingDetailRow, Db } from '#server/db/schema.ts';
import type { BilledRide } from './billed-ride.ts';

/** The details that a client keeps; undefined while there are none. */
export async function findBillingDetails(db: Db, userId: string): Promise<BillingDetails | undefined> {
  const row = await db
    .selectFrom('billing_details')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && detailsFrom(row);
}

/** The same, with the kinds of bills that the ride already has and the number of its voucher. */
export async function findBillingState(db: Db, ride: Pick<BilledRide, 'id' | 'client_id'>) {
  const row = await db
    .selectFrom('users')
    .leftJoin('billing_details', 'billing_details.user_id', 'users.id')
    .selectAll('billing_details')
    .select(sql<BillKind[]>`array(select kind from bills where ride_id = ${ride.id})`.as('kinds'))
    .select(
      sql<
        string | null
      >`(select number from vouchers where ride_id = ${ride.id} order by version desc limit 1)`.as(
        'voucher_number',
      ),
    )
    .where('users.id', '=', ride.client_id)
    .executeTakeFirstOrThrow();
  return {
    kinds: row.kinds,
    voucherNumber: row.voucher_number,
    details: row.user_id === null ? undefined : detailsFrom(row as BillingDetailRow),
  };
}

function detailsFrom(row: BillingDetailRow): BillingDetails {
  return {
    kind: row.kind,
    name: row.name,
    address: row.address,
    country: row.country,
    siren: row.siren,
    vatNumber: row.vat_number,
    orderReference: row.order_reference,
  };
}

export async function keepBillingDetails(
  db: Db,
  userId: string,
  details: BillingDetails,
  now: Date,
): Promise<void> {
  const { kind, name, address, country, siren, vatNumber, orderReference } = relevantDetails(details);
  const values = {
    kind,
    name,
    address,
    country,
    siren,
    vat_number: vatNumber,
    order_reference: orderReference,
    changed_at: now,
  };
  await db
    .insertInto('billing_details')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** A company's bill names who rode. */
export function buyerFrom(details: BillingDetails, ride: BilledRide): BillContent['buyer'] {
  const relevant = relevantDetails(details);
  return { ...relevant, attention: relevant.kind === 'company' ? clientName(ride) : '' };
}

/** For a client without billing details. */
export function clientAsBuyer(ride: BilledRide): BillingDetails {
  return {
    kind: 'person',
    name: clientName(ride),
    address: '',
    country: 'FR',
    siren: '',
    vatNumber: '',
    orderReference: '',
  };
}

function clientName({ client_first_name, client_last_name }: BilledRide): string {
  return `${client_first_name} ${client_last_name}`;
}
