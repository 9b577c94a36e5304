import { sql } from 'kysely';
import type { UnreadView } from '#contract/people/chat.ts';
import { isClientSide } from '#domain/chat/sides.ts';
import { may } from '#domain/policy.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

const MOST = 99;

/** What this user has not read yet, through the indexes of unread messages. */
export async function countUnread({ db }: Deps, reader: UserRow): Promise<UnreadView> {
  const [rides, general] = await Promise.all([unreadRides(db, reader), unreadGeneral(db, reader)]);
  const total = Object.values(rides).reduce((sum, count) => sum + count, general);
  return { rides, general, total: Math.min(total, MOST) };
}

/**
 * Of rides that are still theirs. A driver also reads what was written to all of them, about requests that wait and
 * about rides that became theirs.
 */
export async function unreadRides(db: Db, reader: UserRow): Promise<Record<string, number>> {
  const party = isClientSide(reader) ? sql.ref('rides.client_id') : sql.ref('rides.driver_id');
  const toAll = sql`
    union all
    select ride_id from ride_messages join rides on rides.id = ride_id
    where receiver_id is null and read_at is null and (rides.status = 'pending' or rides.driver_id = ${reader.id})`;
  const { rows } = await sql<{ ride_id: string; count: string }>`
    select ride_id, count(*) from (
      select ride_id from ride_messages join rides on rides.id = ride_id
      where receiver_id = ${reader.id} and read_at is null and ${party} = ${reader.id}
      ${may(reader, 'answer_requests') ? toAll : sql``}
    ) as waiting group by ride_id limit 200`.execute(db);
  return Object.fromEntries(rows.map(({ ride_id, count }) => [ride_id, Math.min(Number(count), MOST)]));
}

async function unreadGeneral(db: Db, reader: UserRow): Promise<number> {
  const waiting = isClientSide(reader)
    ? sql`
        select id from general_messages
        where client_id = ${reader.id} and sender_id <> ${reader.id} and read_at is null
        union all
        select general_messages.id from general_messages
        where client_id is null and created_at >= ${reader.created_at} and id > coalesce(
          (select read_until from announcement_reads where user_id = ${reader.id}),
          '00000000-0000-0000-0000-000000000000'::uuid)`
    : sql`
        select id from general_messages
        where client_id is not null and sender_id = client_id and read_at is null`;
  const { rows } = await sql<{ count: string }>`
    select count(*) from (select 1 from (${waiting}) as found limit ${MOST}) as counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
