import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { prepareVoucher } from './voucher-parts.ts';
import { writeVouchers } from './write-vouchers.ts';

/** Called before the voucher is drafted: locks the facts that it prints until the commit. */
export async function keepFacts(trx: Db): Promise<void> {
  await trx.selectFrom('voucher_facts').select('revision').forShare().execute();
}

/** The voucher, or its next version, of a ride that the same transaction has just written. */
export async function issueWith(
  deps: Pick<Deps, 'secrets'>,
  trx: Db,
  wanted: { rideId: string; driverId: string; at: Date },
): Promise<void> {
  await writeVouchers(trx, [await prepareVoucher(deps, trx, wanted)]);
}
