import { addressRefusalText } from '#contract/sentences/calendar-sentences.fr.ts';
import { BUSY_DAYS, type OwnCalendarView } from '#contract/time/calendars.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import { busyTimesBetween } from './busy-times.ts';
import { fetchBusyTimes, keepBusyTimes, READ_EVERY_MS, readOwnCalendar } from './read-own-calendar.ts';
import { openAddress, sealAddress } from './sealed-address.ts';

const DAY_MS = 24 * 3_600_000;
/** Reads that a driver requests, each of them a request to another server. */
const asked = { limit: 20, seconds: 3600, refusal: 'too_many_requests' } as const;

export async function presentOwnCalendar(deps: Deps, userId: string): Promise<OwnCalendarView> {
  const { db, clock, secrets } = deps;
  const held = await findOwnCalendar(deps, userId);
  if (!held) return { calendar: null };
  const now = clock();
  const busy = await busyTimesBetween(db, [userId], now, new Date(now.getTime() + BUSY_DAYS * DAY_MS));
  return {
    calendar: {
      address: openAddress(secrets, held),
      readAt: held.read_at?.toISOString() ?? null,
      busyTimes: busy.length,
      failure: held.failure,
      failureStatus: held.failure_status,
    },
  };
}

/** Read first: an address that cannot be read is not kept, and the one before stays. */
export async function saveOwnCalendar(deps: Deps, userId: string, typed: string): Promise<void> {
  await limitOrRefuse(deps, { ...asked, key: `own-calendar:${userId}` });
  const address = typed.trim().replace(/^webcal:/iu, 'https:');
  const fetched = await fetchBusyTimes(deps, address, null);
  if (fetched.state === 'refused') {
    const message = addressRefusalText(fetched.failure, fetched.status ?? null);
    throw new AppError('invalid_request', { message, fields: { address: message } });
  }
  const calendar = {
    address: sealAddress(deps.secrets, userId, address),
    next_read_at: new Date(deps.clock().getTime() + READ_EVERY_MS),
  };
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('own_calendars')
      .values({ user_id: userId, ...calendar })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(calendar))
      .execute();
    await keepBusyTimes(deps, trx, { user_id: userId, ...calendar }, fetched);
  });
}

export async function readOwnCalendarNow(deps: Deps, userId: string): Promise<void> {
  const held = await findOwnCalendar(deps, userId);
  if (!held) throw new AppError('not_found');
  await limitOrRefuse(deps, { ...asked, key: `own-calendar:${userId}` });
  await readOwnCalendar(deps, held);
}

/** With its busy times. */
export async function removeOwnCalendar({ db }: Deps, userId: string): Promise<void> {
  await db.deleteFrom('own_calendars').where('user_id', '=', userId).execute();
}

async function findOwnCalendar({ db }: Deps, userId: string) {
  return await db.selectFrom('own_calendars').selectAll().where('user_id', '=', userId).executeTakeFirst();
}
