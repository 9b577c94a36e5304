import { sql } from 'kysely';
import type { GeneralMessageBody } from '#contract/people/chat.ts';
import { isClientSide } from '#domain/chat/sides.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { isUuid, newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { announceLive, type LiveEvent } from '#server/live/live-event.ts';
import { limitMessages } from './limit-messages.ts';

const PAGE = 50;

/** A client writes into their own conversation, a driver into a client's; without one, it is an announcement to all. */
export async function sendGeneralMessage(
  deps: Deps,
  sender: UserRow,
  body: GeneralMessageBody,
): Promise<string> {
  const clientId = await threadOf(deps.db, sender, body.clientId);
  const known = await messageOfKey(deps.db, sender.id, body, clientId);
  if (known) return known;
  await limitMessages(deps, sender.id);

  const now = deps.clock();
  const message = {
    id: newId(now.getTime()),
    client_id: clientId,
    sender_id: sender.id,
    content: body.content,
    created_at: now,
    send_key: body.key ?? null,
  };
  const isNew = await deps.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('general_messages')
      .values(message)
      .onConflict((conflict) =>
        conflict.columns(['sender_id', 'send_key']).where('send_key', 'is not', null).doNothing(),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    if (clientId) await moveThreadUp(trx, clientId, message.id);
    await announceLive(trx, arrival(message.id, clientId));
    return true;
  });
  return isNew ? message.id : ((await messageOfKey(deps.db, sender.id, body, clientId)) ?? message.id);
}

/** A client reads their own conversation and the announcements; a driver the one they ask for, or the latest of all. */
export async function listGeneralMessages(
  { db }: Deps,
  reader: UserRow,
  { clientId, before }: { clientId?: string | undefined; before?: string | undefined },
) {
  if (before !== undefined && !isUuid(before)) throw new AppError('invalid_request');
  const thread = await threadOf(db, reader, clientId || undefined);
  let query = generalMessages(db).orderBy('general_messages.id', 'desc').limit(oneMore(PAGE));
  if (before) query = query.where('general_messages.id', '<', before);
  if (thread)
    query = query.where((eb) =>
      eb.or([
        eb('client_id', '=', thread),
        eb.and([eb('client_id', 'is', null), eb('general_messages.created_at', '>=', firstFor(reader))]),
      ]),
    );
  const rows = await query.execute();
  const { page, last } = pageOf(rows, PAGE);
  return { rows: page.toReversed(), next: last?.id };
}

/** Announcements from before a client registered are not shown to them. */
function firstFor(reader: UserRow): Date {
  return isClientSide(reader) ? reader.created_at : new Date(0);
}

export async function readGeneralMessages(deps: Deps, reader: UserRow, wanted?: string): Promise<void> {
  const clientId = await threadOf(deps.db, reader, wanted);
  if (!clientId) throw new AppError('invalid_request');
  const hasReadMore = isClientSide(reader) && (await readAnnouncements(deps.db, reader.id));
  const read = await deps.db
    .updateTable('general_messages')
    .set({ read_at: deps.clock() })
    .where('client_id', '=', clientId)
    .where('read_at', 'is', null)
    .where('sender_id', isClientSide(reader) ? '!=' : '=', clientId)
    .returning('sender_id')
    .execute();
  if (read.length === 0 && !hasReadMore) return;
  await announceLive(deps.db, {
    to: [clientId],
    // An announcement is read by each client for themselves.
    roles: read.length === 0 ? [] : ['driver'],
    frame: { type: 'messages_read', kind: 'general', clientId },
  });
}

export async function findGeneralMessage(db: Db, id: string) {
  return await generalMessages(db).where('general_messages.id', '=', id).executeTakeFirstOrThrow();
}

export function generalMessages(db: Db) {
  return db
    .selectFrom('general_messages')
    .innerJoin('users', 'users.id', 'general_messages.sender_id')
    .selectAll('general_messages')
    .select(['users.first_name', 'users.role']);
}

async function moveThreadUp(trx: Db, client_id: string, last_message_id: string): Promise<void> {
  await trx
    .insertInto('general_threads')
    .values({ client_id, last_message_id })
    .onConflict((conflict) =>
      conflict.column('client_id').doUpdateSet({
        last_message_id: sql`greatest(general_threads.last_message_id, excluded.last_message_id)`,
      }),
    )
    .execute();
}

function arrival(messageId: string, clientId: string | null): LiveEvent {
  return {
    to: clientId ? [clientId] : [],
    roles: clientId ? ['driver'] : ['client', 'driver'],
    frame: { type: 'message_received', kind: 'general', clientId, messageId },
  };
}

/** A client has one conversation; a driver names a client, or none for an announcement. */
async function threadOf(db: Db, person: UserRow, wanted: string | undefined): Promise<string | null> {
  return isClientSide(person) ? person.id : await clientOf(db, wanted);
}

async function clientOf(db: Db, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const client = isUuid(id)
    ? await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('role', '=', 'client')
        .executeTakeFirst()
    : undefined;
  if (!client) throw new AppError('user_not_found');
  return client.id;
}

/** Whether there was one that they had not read. */
async function readAnnouncements(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into announcement_reads (user_id, read_until)
    select ${userId}, id from general_messages where client_id is null order by id desc limit 1
    on conflict (user_id) do update set read_until = excluded.read_until
      where announcement_reads.read_until is distinct from excluded.read_until
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** The message this key already made; refuses a key used with another content. */
async function messageOfKey(
  db: Db,
  senderId: string,
  { key, content }: GeneralMessageBody,
  clientId: string | null,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const known = await db
    .selectFrom('general_messages')
    .select(['id', 'client_id', 'content'])
    .where('sender_id', '=', senderId)
    .where('send_key', '=', key)
    .executeTakeFirst();
  if (known && (known.client_id !== clientId || known.content !== content))
    throw new AppError('message_key_reused');
  return known?.id;
}
