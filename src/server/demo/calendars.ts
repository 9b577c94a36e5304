import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { sealAddress } from '#server/features/calendars/index.ts';
import { inDays } from './orders.ts';

const ADDRESS = 'https://calendrier.exemple.fr/chloe.ics';
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

const appointments = [
  [1, '12:30', 1],
  [3, '14:00', 1.5],
  [5, '12:00', 2],
] as const;

/** The driver's own calendar as if it was just read; its address is invented, so it is not read again. */
export async function loadOwnCalendar(trx: Db, secrets: Deps['secrets'], userId: string): Promise<void> {
  const now = new Date();
  await trx
    .insertInto('own_calendars')
    .values({
      user_id: userId,
      address: sealAddress(secrets, userId, ADDRESS),
      next_read_at: new Date(now.getTime() + YEAR_MS),
      read_at: now,
    })
    .execute();
  await trx
    .insertInto('busy_times')
    .values(
      appointments.map(([day, clock, hours]) => ({
        user_id: userId,
        starts_at: inDays(day, clock),
        ends_at: new Date(inDays(day, clock).getTime() + hours * HOUR_MS),
      })),
    )
    .execute();
}
