import { addDays, startOfDay } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Db } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';

const morning = { from: 7 * 60, to: 13 * 60 };
const afternoon = { from: 15 * 60, to: 23 * 60 + 30 };
const week = [
  ...[1, 2, 3, 4].flatMap((weekday) => [morning, afternoon].map((span) => ({ weekday, ...span }))),
  { weekday: 5, ...morning },
  { weekday: 5, from: 18 * 60, to: 2 * 60 },
  { weekday: 7, from: 7 * 60, to: 20 * 60 },
];

/** The parking place of the company. */
const base = {
  base_address: '27 bis avenue du Général-Michel-Bizot, 75012 Paris',
  base_lat: 48.8379,
  base_lng: 2.4032,
};

/** When the driver of the demonstration works, a long weekend and an hour at the garage. */
export async function setHours(trx: Db, driverId: string, now: Date): Promise<void> {
  const { day } = parisTime(now);
  await trx
    .insertInto('driver_hours')
    .values({
      user_id: driverId,
      spans: JSON.stringify(week),
      notice_minutes: 120,
      horizon_days: 90,
      pause_minutes: 15,
      ...base,
      instant_shown: true,
    })
    .execute();
  const garage = startOfDay(addDays(day, 20)).getTime();
  await trx
    .insertInto('days_off')
    .values([
      {
        id: newId(),
        user_id: driverId,
        starts_at: startOfDay(addDays(day, 12)),
        ends_at: startOfDay(addDays(day, 14)),
        whole_days: true,
        reason: '',
      },
      {
        id: newId(),
        user_id: driverId,
        starts_at: new Date(garage + 13 * 3_600_000),
        ends_at: new Date(garage + 15 * 3_600_000),
        whole_days: false,
        reason: 'Révision de la voiture',
      },
    ])
    .execute();
}
