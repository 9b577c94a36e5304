import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { READ_EVERY_MS, readOwnCalendar } from './read-own-calendar.ts';

/** Read side by side: one that is slow keeps few others waiting. */
const AT_ONCE = 4;

export function ownCalendarsWorkAt(): RawBuilder<Date | null> {
  return sql`(select min(next_read_at) from own_calendars)`;
}

/** Every own calendar whose time has come. The next time is written first: whoever else looks takes others. */
export async function readDueCalendars(deps: Deps, isStopping: () => boolean): Promise<number> {
  let read = 0;
  while (!isStopping()) {
    const due = await takeDue(deps);
    await Promise.all(due.map(async (calendar) => await readOwnCalendar(deps, calendar)));
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
    .execute();
}
