import { sql } from 'kysely';
import type { RideMessageBody } from '#contract/people/chat.ts';
import { isChatOpen, mayReadChat, receiverOf } from '#domain/chat/ride-chat.ts';
import { isClientSide } from '#domain/chat/sides.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { isUuid, newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { factsOf, findRide } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { announceLive, liveNotice } from '#server/live/live-event.ts';
import { limitMessages } from './limit-messages.ts';

const PAGE = 50;

/** A message sent again with the same key returns the first one. `author`: the passenger, who writes by a link. */
export async function sendRideMessage(
  deps: Deps,
  sender: UserRow,
  body: RideMessageBody,
  author: string | null = null,
): Promise<string> {
  const ride = await conversationOf(deps, sender, body.rideId);
  const known = await messageOfKey(deps.db, sender.id, body);
  if (known) return known;
  if (!isChatOpen(ride)) throw new AppError('chat_closed');
  await limitMessages(deps, sender.id);

  const now = deps.clock();
  const id = newId(now.getTime());
  const receiver = receiverOf(factsOf(ride), sender);
  const notice = liveNotice({
    to: receiver ? [sender.id, receiver] : [sender.id],
    roles: receiver ? [] : ['driver'],
    frame: { type: 'message_received', kind: 'ride', rideId: ride.id, messageId: id },
  });
  const { rows } = await sql`
    with written as (
      insert into ride_messages (id, ride_id, sender_id, receiver_id, content, created_at, send_key, author)
      values (${id}, ${ride.id}, ${sender.id}, ${receiver}, ${body.content}, ${now}, ${body.key ?? null}, ${author})
      on conflict (sender_id, send_key) where send_key is not null do nothing returning id)
    insert into notices (notice) select ${notice} from written returning array[notice] as notices`.execute(
    deps.db,
  );
  return rows.length > 0 ? id : ((await messageOfKey(deps.db, sender.id, body)) ?? id);
}

export async function listRideMessages(deps: Deps, reader: UserRow, rideId: string, before?: string) {
  const ride = await conversationOf(deps, reader, rideId);
  if (before !== undefined && !isUuid(before)) throw new AppError('invalid_request');
  const query = rideMessages(deps.db)
    .where('ride_id', '=', ride.id)
    .orderBy('ride_messages.id', 'desc')
    .limit(oneMore(PAGE));
  const rows = await (before ? query.where('ride_messages.id', '<', before) : query).execute();
  const { page, last } = pageOf(rows, PAGE);
  return { rows: page.toReversed(), next: last?.id };
}

/** Marks what the other side wrote as read. */
export async function readRideMessages(deps: Deps, reader: UserRow, rideId: string): Promise<void> {
  const ride = await conversationOf(deps, reader, rideId);
  const read = await deps.db
    .updateTable('ride_messages')
    .set({ read_at: deps.clock() })
    .where('ride_id', '=', ride.id)
    .where('read_at', 'is', null)
    .where('sender_id', isClientSide(reader) ? '!=' : '=', ride.client_id)
    .returning('sender_id')
    .execute();
  if (read.length === 0) return;
  await announceLive(deps.db, {
    to: [...new Set([reader.id, ...read.map(({ sender_id }) => sender_id)])],
    roles: [],
    frame: { type: 'messages_read', kind: 'ride', rideId: ride.id },
  });
}

export async function findRideMessage(db: Db, id: string) {
  return await rideMessages(db).where('ride_messages.id', '=', id).executeTakeFirstOrThrow();
}

export function rideMessages(db: Db) {
  return db
    .selectFrom('ride_messages')
    .innerJoin('users', 'users.id', 'ride_messages.sender_id')
    .selectAll('ride_messages')
    .select(['users.first_name', 'users.role']);
}

/** Without access the answer does not reveal that the conversation exists. */
async function conversationOf(deps: Deps, person: UserRow, rideId: string) {
  const ride = await findRide(deps.db, rideId);
  if (!ride || !mayReadChat(person, factsOf(ride))) throw new AppError('ride_not_found');
  return ride;
}

/** The message this key already made; refuses a key used with another content. */
async function messageOfKey(db: Db, senderId: string, body: RideMessageBody): Promise<string | undefined> {
  if (body.key === undefined) return undefined;
  const known = await db
    .selectFrom('ride_messages')
    .select(['id', 'ride_id', 'content'])
    .where('sender_id', '=', senderId)
    .where('send_key', '=', body.key)
    .executeTakeFirst();
  if (known && (known.ride_id !== body.rideId || known.content !== body.content))
    throw new AppError('message_key_reused');
  return known?.id;
}
