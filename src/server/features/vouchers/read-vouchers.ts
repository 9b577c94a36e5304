import { type Expression, type SqlBool, sql } from 'kysely';
import type { RideStatus } from '#domain/ride/ride.ts';
import type { Db } from '#server/db/schema.ts';
import { documentFrom, type VoucherDocument } from './draft-voucher.ts';

/** A version of a voucher with its current state and that of its ride. */
export type VoucherRow = {
  rideStatus: RideStatus;
  cancelledAt: Date | null;
  replacedAt: Date | null;
  /** When the driver last set off or arrived. */
  steppedAt: Date | null;
  mark: string;
  document: VoucherDocument;
};

/** The versions that are asked for, the last one of each ride first; those whose content was erased are left out. */
export async function readVouchers(db: Db, where: Expression<SqlBool>): Promise<VoucherRow[]> {
  return (await readVersions(db, where)).filter(isHeld);
}

/** Without a document: it was erased when its retention ended. */
export type VersionRow = Omit<VoucherRow, 'document'> & { document: VoucherDocument | undefined };

export function isHeld(row: VersionRow): row is VoucherRow {
  return row.document !== undefined;
}

export async function readVersions(db: Db, where: Expression<SqlBool>): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('vouchers')
    .innerJoin('rides', 'rides.id', 'vouchers.ride_id')
    .innerJoin('chain_lines as line', (join) =>
      join.on('line.chain', '=', 'vouchers').onRef('line.id', '=', 'vouchers.document_id'),
    )
    .innerJoin('chain_documents as document', (join) =>
      join.on('document.chain', '=', 'vouchers').onRef('document.id', '=', 'vouchers.document_id'),
    )
    .select(['rides.status', 'line.mark', 'document.content', cancelledAt, replacedAt, steppedAt])
    .where(where)
    .orderBy('rides.scheduled_at')
    .orderBy('vouchers.ride_id')
    .orderBy('vouchers.version', 'desc')
    .execute();
  return rows.map(({ status, mark, content, ...moments }) => ({
    rideStatus: status,
    cancelledAt: moments.cancelled_at,
    replacedAt: moments.replaced_at,
    steppedAt: moments.stepped_at,
    mark,
    document: documentFrom(content),
  }));
}

const replacedAt = sql<Date | null>`(select issued_at from vouchers next
  where next.ride_id = vouchers.ride_id and next.version = vouchers.version + 1)`.as('replaced_at');

const cancelledAt = sql<Date | null>`case when rides.status = 'cancelled' then (select at from ride_events
  where ride_id = rides.id and to_status = 'cancelled' order by id desc limit 1) end`.as('cancelled_at');

const steppedAt =
  sql<Date | null>`coalesce(arrived_phone_at, arrived_at, on_the_way_phone_at, on_the_way_at)`.as(
    'stepped_at',
  );

/** Of one ride: the last version first. */
export async function vouchersOfRide(db: Db, rideId: string): Promise<VoucherRow[]> {
  return await readVouchers(db, sql<boolean>`vouchers.ride_id = ${rideId}`);
}
