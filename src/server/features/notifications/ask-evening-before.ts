import { awaitsConfirmation, eveningBefore } from '#domain/guest/confirmation.ts';
import type { NotificationChannel } from '#domain/notification/notification.ts';
import type { Db, RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

type TakenRide = { id: string; scheduled_at: Date; entered_by: string };

/** An unconfirmed order must not lapse silently: the evening before, its driver is asked. */
export async function askEveningBefore(
  { mailer, clock }: Pick<Deps, 'mailer' | 'clock'>,
  trx: Db,
  ride: TakenRide,
): Promise<void> {
  const [now, due_at] = [clock(), eveningBefore(ride.scheduled_at)];
  if (due_at <= now) return;
  const channels: NotificationChannel[] = ['message', 'push', ...(mailer ? (['email'] as const) : [])];
  const entry = { ride_id: ride.id, event: 'confirmation_missing', recipient_id: ride.entered_by } as const;
  await trx
    .insertInto('outbox')
    .values(channels.map((channel) => ({ ...entry, channel, due_at, changed_at: now, created_at: now })))
    .execute();
}

type MovedRide = Pick<RideRow, 'id' | 'status' | 'scheduled_at' | 'entered_by' | 'confirmed_at'>;

/** The question moves with the ride to another evening; where that evening is over, it is asked at once. */
export async function moveEveningBefore(
  deps: Pick<Deps, 'mailer' | 'clock'>,
  trx: Db,
  before: Pick<RideRow, 'scheduled_at'>,
  ride: MovedRide,
): Promise<void> {
  const { id, status, scheduled_at, entered_by, confirmed_at } = ride;
  if (scheduled_at.getTime() === before.scheduled_at.getTime() || entered_by === null) return;
  if (!awaitsConfirmation({ status, enteredBy: entered_by, confirmedAt: confirmed_at })) return;
  const due = Math.max(eveningBefore(scheduled_at).getTime(), deps.clock().getTime());
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ due_at: new Date(due) })
    .where('ride_id', '=', id)
    .where('event', '=', 'confirmation_missing')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await askEveningBefore(deps, trx, { id, scheduled_at, entered_by });
}
