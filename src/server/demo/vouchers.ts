import type { Db, NewRide } from '#server/db/schema.ts';
import { draftVoucher, readFacts, writeVouchers } from '#server/features/vouchers/index.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';

const QUARTER_MS = 900_000;
const EARLIER_PLATE = 'FX-917-LB';

/**
 * Every ride that was accepted has its voucher of that moment, in the order of the acceptances. The next one has two
 * versions: the vehicle changed since.
 */
export async function issueVouchers(trx: Db, secrets: SecretBox, rides: NewRide[]): Promise<void> {
  const accepted = rides
    .flatMap(({ id, accepted_at }) => (accepted_at ? [{ id, at: new Date(accepted_at) }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const changed = rides.find(({ status }) => status === 'accepted')?.id;
  for (const { id, at } of accepted) {
    if (id === changed) await issue({ vehicle_plate: EARLIER_PLATE });
    await issue({}, id === changed ? QUARTER_MS : 0);

    async function issue(change: { vehicle_plate?: string }, later = 0): Promise<void> {
      const rows = await readFacts(trx, [id], null);
      const issuedAt = new Date(at.getTime() + later);
      await writeVouchers(
        trx,
        rows.map((row) => draftVoucher(secrets, { ...row, ...change }, { at: issuedAt })),
      );
    }
  }
}
