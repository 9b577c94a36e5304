import { type RawBuilder, sql } from 'kysely';
import { ableDriverSql } from '#server/db/able-driver.ts';
import type { Deps } from '#server/deps.ts';
import { READ_EVERY_MS, readOwnCalendar } from './read-own-calendar.ts';

/** Read in parallel: a slow one delays few others. */
const AT_ONCE = 4;

export function ownCalendarsWorkAt(): RawBuilder<Date | null> {
  return sql`(select min(next_read_at) from own_calendars)`;
}

/**
 * Reads every own calendar that is due, of who may drive. The next time is written first, so that other instances take
 * other ones.
 */
export async function readDueCalendars(deps: Deps, isStopping: () => boolean): Promise<number> {
  let read = 0;
  while (!isStopping()) {
    const due = await takeDue(deps);
    const wanted = due.filter(({ is_able }) => is_able);
    await Promise.all(wanted.map(async (calendar) => await readOwnCalendar(deps, calendar)));
    read += due.length;
    if (due.length < AT_ONCE) break;
  }
  return read;
}

async function takeDue({ db, clock }: Deps) {
  const now = clock();
  return await db
    .updateTable('own_calendars')
    .set({ next_read_at: new Date(now.getTime() + READ_EVERY_MS) })
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('own_calendars')
        .select('user_id')
        .where('next_read_at', '<=', now)
        .orderBy('next_read_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .returning(
      sql<boolean>`exists (select from users where users.id = own_calendars.user_id and ${sql.raw(ableDriverSql('users'))})`.as(
        'is_able',
      ),
    )
    .execute();
}
