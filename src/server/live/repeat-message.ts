import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { announceLive } from './live-event.ts';

/** A browser's hint that it sent a message: forwarded to its parties if that message of that sender exists. */
export async function repeatMessage({ db }: Deps, senderId: string, messageId = ''): Promise<void> {
  if (!isUuid(messageId)) return;
  const message = await db
    .selectFrom('ride_messages')
    .select(['id', 'ride_id', 'receiver_id'])
    .where('id', '=', messageId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst();
  if (!message) return;
  await announceLive(db, {
    to: message.receiver_id ? [message.receiver_id] : [],
    roles: message.receiver_id ? [] : ['driver'],
    frame: { type: 'message_received', kind: 'ride', rideId: message.ride_id, messageId: message.id },
  });
}
