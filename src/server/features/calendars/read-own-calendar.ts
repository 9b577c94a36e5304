import type { Selectable } from 'kysely';
import { type BusySpan, busyTimesIn } from '#domain/calendar/busy-times.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Db } from '#server/db/schema.ts';
import type { OwnCalendarTable } from '#server/db/tables/calendar-tables.ts';
import type { Deps } from '#server/deps.ts';
import { knownSite } from '#server/http/site-url.ts';
import type { CalendarAnswer } from '#server/ports/calendar-source.ts';
import { openAddress } from './sealed-address.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_AHEAD = 180;
export const READ_EVERY_MS = 15 * 60_000;

type OwnCalendar = Selectable<OwnCalendarTable>;
type Refused = Extract<CalendarAnswer, { state: 'refused' }>;
type BusyRead = { state: 'read'; busy: BusySpan[]; etag: string | null };
type Fetched = BusyRead | Exclude<CalendarAnswer, { state: 'read' }>;

/** A failed read is noted for the driver, and the former busy times stay. */
export async function readOwnCalendar(deps: Deps, held: OwnCalendar): Promise<void> {
  const fetched = await fetchBusyTimes(deps, openAddress(deps.secrets, held), etagFor(deps, held));
  if (fetched.state === 'refused') return await noteFailure(deps.db, held, fetched);
  await deps.db.transaction().execute(async (trx) => await keepBusyTimes(deps, trx, held, fetched));
}

/** Repeats are drawn out to the end of a window that moves on: once a day the whole is read, changed or not. */
function etagFor({ clock }: Deps, { etag, read_at, failure }: OwnCalendar): string | null {
  const isOfToday = read_at !== null && parisTime(read_at).day === parisTime(clock()).day;
  return isOfToday && failure === null ? etag : null;
}

export async function fetchBusyTimes(deps: Deps, address: string, etag: string | null): Promise<Fetched> {
  const answer = await deps.calendarSource.read(address, etag);
  if (answer.state !== 'read') return answer;
  const read = busyTimesIn(answer.text, windowAt(deps.clock()), await ownEntries(deps));
  if ('failure' in read) return { state: 'refused', failure: read.failure };
  return { state: 'read', busy: read.busy, etag: answer.etag };
}

/** Rides that the driver has put into that calendar must not count as busy times. */
async function ownEntries(deps: Deps): Promise<(uid: string) => boolean> {
  const site = await knownSite(deps);
  const ending = site && `@${new URL(site).host}`;
  return (uid) => ending !== undefined && uid.endsWith(ending);
}

/** Unless the address was changed or removed while it was read. */
export async function keepBusyTimes(
  { clock }: Deps,
  trx: Db,
  { user_id, address }: Pick<OwnCalendar, 'user_id' | 'address'>,
  fetched: Exclude<Fetched, Refused>,
): Promise<void> {
  const noted = await trx
    .updateTable('own_calendars')
    .set({ read_at: clock(), failure: null, failure_status: null })
    .set(fetched.state === 'read' ? { etag: fetched.etag } : {})
    .where('user_id', '=', user_id)
    .where('address', '=', address)
    .returning('user_id')
    .execute();
  if (noted.length === 0 || fetched.state !== 'read') return;
  const { from } = windowAt(clock());
  await trx.deleteFrom('busy_times').where('user_id', '=', user_id).where('ends_at', '>', from).execute();
  const rows = fetched.busy.map(({ startsAt, endsAt }) => ({
    user_id,
    starts_at: startsAt,
    ends_at: endsAt,
  }));
  if (rows.length > 0) await trx.insertInto('busy_times').values(rows).execute();
}

async function noteFailure(db: Db, { user_id, address }: OwnCalendar, refused: Refused): Promise<void> {
  await db
    .updateTable('own_calendars')
    .set({ failure: refused.failure, failure_status: refused.status ?? null })
    .where('user_id', '=', user_id)
    .where('address', '=', address)
    .execute();
}

/** From yesterday on: what began then may still go on. */
function windowAt(now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() - DAY_MS),
    to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
  };
}
