import { sql } from 'kysely';
import type { ThreadView } from '#contract/people/chat.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { generalMessages } from './general-messages.ts';
import { presentGeneralMessage } from './present-message.ts';

const PAGE = 30;

/** The conversations of all clients, the latest first. Every driver answers from the same inbox. */
export async function readInbox(
  { db }: Deps,
  before?: string,
): Promise<{ threads: ThreadView[]; next: string | undefined }> {
  if (before !== undefined && !isUuid(before)) throw new AppError('invalid_request');
  const query = generalMessages(db)
    .innerJoin('general_threads', 'general_threads.last_message_id', 'general_messages.id')
    .innerJoin('users as owner', 'owner.id', 'general_threads.client_id')
    .select([
      'owner.id as owner_id',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
    ])
    .select(
      sql<string>`(select count(*) from general_messages as waiting
        where waiting.client_id = owner.id and waiting.sender_id = owner.id and waiting.read_at is null)`.as(
        'unread',
      ),
    )
    .orderBy('general_threads.last_message_id', 'desc')
    .limit(oneMore(PAGE));
  const rows = await (before ? query.where('general_threads.last_message_id', '<', before) : query).execute();
  const { page, last } = pageOf(rows, PAGE);
  return {
    threads: page.map((row) => ({
      clientId: row.owner_id,
      clientName: `${row.owner_first_name} ${row.owner_last_name}`,
      lastMessage: presentGeneralMessage(row),
      unread: Number(row.unread),
    })),
    next: last?.id,
  };
}
