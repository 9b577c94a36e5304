import { eveningBefore } from '#domain/guest/confirmation.ts';
import type { NotificationChannel } from '#domain/notification/notification.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

type TakenRide = { id: string; scheduled_at: Date; entered_by: string };

/** An order that nobody confirmed never expires into nothing: the evening before, its driver is asked. */
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
