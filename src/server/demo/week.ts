import type { Db, NewRide } from '#server/db/schema.ts';
import { demoEvents } from './events.ts';
import { inDays } from './orders.ts';
import { chatelet, defense, gareDeLyon, lutetia, orly, type Place, roissy, versailles } from './places.ts';
import { demoTerms } from './ride-stories.ts';
import { demoRide } from './rides.ts';

const HOUR_MS = 3_600_000;
const APART_MS = 1.5 * HOUR_MS;

type Line = readonly [clock: string, from: Place, to: Place, km: number, minutes: number];

/** What is accepted for each of the next days, so that the agenda shows a working week. */
const days: readonly (readonly Line[])[] = [
  [
    ['07:45', versailles, defense, 18.6, 36],
    ['10:20', roissy, lutetia, 31.9, 50],
    ['15:30', lutetia, orly, 17.8, 42],
    ['20:00', gareDeLyon, versailles, 24.9, 44],
  ],
  [
    ['08:30', lutetia, roissy, 31.4, 55],
    ['19:00', gareDeLyon, defense, 14.2, 40],
  ],
  [
    ['11:00', orly, chatelet, 16.9, 38],
    ['17:50', gareDeLyon, versailles, 24.9, 52],
    ['21:30', chatelet, defense, 11.8, 28],
  ],
  [
    ['07:10', versailles, roissy, 42.6, 58],
    ['09:30', roissy, defense, 29.8, 45],
    ['13:20', defense, chatelet, 11.8, 30],
  ],
  [
    ['10:20', lutetia, gareDeLyon, 4.4, 24],
    ['18:30', roissy, versailles, 42.6, 62],
  ],
  [['16:00', chatelet, orly, 16.9, 36]],
];

type Whose = { clientIds: readonly string[]; driverId: string; others: readonly NewRide[] };

/** None close to an existing ride. */
export async function loadWeek(trx: Db, { clientIds, driverId, others }: Whose): Promise<NewRide[]> {
  const lines = days.flatMap((day, index) => day.map((line) => ({ line, at: inDays(index + 1, line[0]) })));
  const rows = lines
    .filter(({ at }) => others.every((ride) => Math.abs(at.getTime() - momentOf(ride).getTime()) > APART_MS))
    .map(({ line: [, from, to, km, minutes], at }, index) =>
      demoRide(
        {
          status: 'accepted',
          at: (at.getTime() - Date.now()) / HOUR_MS,
          ...{ from, to, km, minutes },
          more: { scheduled_at: at, cancellation_terms: demoTerms },
        },
        { clientId: clientIds[(index + 1) % clientIds.length] ?? '', driverId, answered: 4 + index },
      ),
    );
  if (rows.length === 0) return rows;
  await trx.insertInto('rides').values(rows).execute();
  await trx.insertInto('ride_events').values(demoEvents(rows)).execute();
  return rows;
}

function momentOf({ scheduled_at }: NewRide): Date {
  return new Date(scheduled_at);
}
