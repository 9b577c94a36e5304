import { sql } from 'kysely';
import type { NotificationEvent } from '#domain/notification/notification.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

type NotifyDeps = Pick<Deps, 'mailer' | 'clock'>;

/** A client reads what was added to the agreed price before paying it. */
export async function notifyOfRaise(
  deps: NotifyDeps,
  trx: Db,
  { id, client_id }: { id: string; client_id: string },
): Promise<void> {
  await enqueue(deps, trx, { event: 'price_raised', rideId: id, to: client_id });
}

/** Notifies the driver that a refund came back and has to be made in another way. */
export async function notifyOfReturnedRefund(
  deps: NotifyDeps,
  trx: Db,
  { id, driver_id }: { id: string; driver_id: string | null },
): Promise<void> {
  if (driver_id !== null) await enqueue(deps, trx, { event: 'refund_returned', rideId: id, to: driver_id });
}

type MoneyNotification = { event: NotificationEvent; rideId: string; to: string };

async function enqueue(
  { mailer, clock }: NotifyDeps,
  trx: Db,
  { event, rideId, to }: MoneyNotification,
): Promise<void> {
  const now = clock();
  const channels = mailer ? sql`'email', 'push'` : sql`'push'`;
  await sql`insert into outbox (ride_id, event, channel, recipient_id, due_at, changed_at, created_at)
    select ${rideId}::uuid, ${event}, channel, ${to}::uuid, ${now}::timestamptz, ${now}, ${now}
    from unnest(array[${channels}]) as channels (channel)
    where channel <> 'push' or exists (select from push_subscriptions where user_id = ${to})`.execute(trx);
}
