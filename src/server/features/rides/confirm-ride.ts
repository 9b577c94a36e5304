import { awaitsConfirmation } from '#domain/guest/confirmation.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { issueWith, keepFacts } from '#server/features/vouchers/index.ts';
import { AppError } from '#server/http/errors.ts';
import type { RideWithPeople } from './ride-repository.ts';
import { changeRide } from './write-ride.ts';

/** The client says yes, by the link or on the telephone to `notedBy`. The next version of the voucher prints the moment. */
export async function confirmRide(
  deps: Deps,
  ride: RideWithPeople,
  { actor, notedBy }: { actor: UserRow; notedBy: UserRow | null },
): Promise<RideWithPeople> {
  const { status, entered_by: enteredBy, confirmed_at: confirmedAt, driver_id } = ride;
  if (confirmedAt) throw new AppError('already_confirmed');
  if (!awaitsConfirmation({ status, enteredBy, confirmedAt })) throw new AppError('wrong_status');
  const at = deps.clock();
  return await deps.db.transaction().execute(async (trx) => {
    await keepFacts(trx);
    const change = { confirmed_at: at, confirmed_by: notedBy?.id ?? null };
    const event = { actor, kind: 'confirm', from: status, to: status, at } as const;
    const confirmed = await changeRide(deps, trx, ride, change, event);
    if (!confirmed) throw new AppError('ride_changed');
    if (status === 'accepted' && driver_id)
      await issueWith(deps, trx, { rideId: ride.id, driverId: driver_id, at });
    return confirmed;
  });
}
