import type { Transaction } from 'kysely';
import type { NewRide, Tables } from '#server/db/schema.ts';
import { createLink, guestLink } from '#server/features/ride-links/index.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';

/** The last accepted ride was taken by telephone, and awaits its client. */
export async function takeByTelephone(
  trx: Transaction<Tables>,
  secrets: SecretBox,
  rides: readonly NewRide[],
): Promise<void> {
  const ahead = rides.filter(({ status }) => status === 'accepted');
  const last = ahead.toSorted((one, other) => Number(one.scheduled_at) - Number(other.scheduled_at)).at(-1);
  if (!last?.driver_id) return;
  await trx.updateTable('rides').set({ entered_by: last.driver_id }).where('id', '=', last.id).execute();
  await trx
    .updateTable('ride_events')
    .set({ actor_id: last.driver_id })
    .where('ride_id', '=', last.id)
    .where('move', '=', 'book')
    .execute();
  await createLink({ secrets, clock: () => new Date() }, trx, guestLink, last.id);
}
