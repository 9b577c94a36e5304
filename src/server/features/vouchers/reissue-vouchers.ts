import { isPrintedAnew } from '#domain/voucher/voucher.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { documentFrom, draftVoucher } from './draft-voucher.ts';
import { type FactsRow, factsFrom, readFacts } from './voucher-facts.ts';
import { writeVouchers } from './write-vouchers.ts';

const AT_ONCE = 200;

/**
 * Issues the next version of every outdated voucher, in the transaction of the change: for accepted rides that have not
 * started, of one driver or of all. A ride without a voucher gets none.
 */
export async function reissueVouchers(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  trx: Db,
  driverId?: string,
): Promise<void> {
  await holdFacts(trx);
  const rides = await trx
    .selectFrom('rides')
    .select('id')
    .where('status', '=', 'accepted')
    .where((eb) =>
      eb.exists(eb.selectFrom('vouchers').select('version').whereRef('vouchers.ride_id', '=', 'rides.id')),
    )
    .$if(driverId !== undefined, (query) => query.where('driver_id', '=', driverId ?? null))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (let start = 0; start < rides.length; start += AT_ONCE) {
    const rows = await readFacts(
      trx,
      rides.slice(start, start + AT_ONCE).map(({ id }) => id),
      null,
    );
    const drafts = rows.filter(isOutdated).map((row) => draftVoucher(secrets, row, { at: clock() }));
    await writeVouchers(trx, drafts);
  }
}

/** Acceptances run before or after, so that none is missed. A caller that also writes a ride locks the facts first. */
export async function holdFacts(trx: Db): Promise<void> {
  await trx.selectFrom('voucher_facts').select('revision').forUpdate().execute();
}

function isOutdated(row: FactsRow): boolean {
  const last = documentFrom(row.last_content);
  return last !== undefined && isPrintedAnew(last.facts, factsFrom(row));
}
